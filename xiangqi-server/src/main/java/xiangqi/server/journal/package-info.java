/// What happened at tables, durable before anyone is told of it, and the archive of the games that ended.
package xiangqi.server.journal;
