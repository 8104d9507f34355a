import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry, type Registry } from "prom-client";

const asked = "cairn:figures";
/** What goes between a process that is asked for figures and the one that keeps all running. */
type Message = { type?: string; ask?: number; text?: string | null };

/** Has the process that keeps the others running answer each of them with the figures of all. */
export function gatherFigures(): void {
  const gathering = new AggregatorRegistry();
  cluster.on("message", (worker: Worker, { type, ask }: Message) => {
    if (type !== asked) return;
    const answer = (text: string | null) => {
      if (worker.isConnected()) worker.send({ type: asked, ask, text });
    };
    gathering.clusterMetrics().then(answer, () => answer(null));
  });
}

/** The figures of all processes that serve beside this one: counts and sizes are added up. */
export function figuresOfProcesses(registry: Registry): () => Promise<string> {
  AggregatorRegistry.setRegistries([registry]);
  // Made for what it hears: another process's question for what is in the registry.
  new AggregatorRegistry();
  let asks = 0;
  return async () => {
    const ask = (asks += 1);
    const { promise, resolve } = Promise.withResolvers<string | null>();
    const hear = (message: Message) => message.type === asked && message.ask === ask && resolve(message.text ?? null);
    process.on("message", hear);
    process.send!({ type: asked, ask });
    const text = await promise.finally(() => process.off("message", hear));
    if (text === null) throw new Error("Some process did not tell its figures.");
    return text;
  };
}
