/// Where the people are: the connections of an account, its chair, the tables it opened.
package xiangqi.server.presence;
