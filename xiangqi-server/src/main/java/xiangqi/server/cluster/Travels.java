package xiangqi.server.cluster;

/// A message that can go from one node to another; [MessageSerializer] writes it.
public interface Travels {}
