/// The server: accounts, the lobby, live tables, and the journal that keeps what happened at them.
package xiangqi.server;
