// A program that holds a cluster until it is killed; it prints the cluster's process number once it is up.
import { holdCluster } from "../postgres/hold-cluster.ts";

const cluster = await holdCluster({ home: process.argv[2] as string });
console.log(cluster.postmaster);
