/// Connections of clients: one session each, between the socket and the tables.
package xiangqi.server.session;
