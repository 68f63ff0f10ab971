/// Live tables: one writer each.
package xiangqi.server.table;
