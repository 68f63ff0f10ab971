/// The list of tables.
package xiangqi.server.lobby;
