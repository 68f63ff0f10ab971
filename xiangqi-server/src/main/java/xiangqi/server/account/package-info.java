/// Accounts: names, passwords, and the tokens that sign in again without one.
package xiangqi.server.account;
