/// The database: PostgreSQL, either our own in the data folder or one that the operator names; its schema; the pool of
/// connections to it.
package xiangqi.server.database;
