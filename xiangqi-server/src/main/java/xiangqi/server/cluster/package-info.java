/// What the actors of a server say to each other, on one node or between several, and how it travels.
package xiangqi.server.cluster;
