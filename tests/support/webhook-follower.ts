import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

export type Row = Record<string, unknown>;
type Ask = (path: string, asked?: { method?: string; body?: object }) => Promise<Response>;
type Kind = "goals" | "people";
type Message = { data: Row };

/**
 * A program that hears of goals and people by a webhook it set up itself, and asks for each record that something is told of.
 * What it knows, and what it has still to ask for, survives its restart; what it is about to answer does not.
 */
export class ListeningProgram {
  readonly known: Record<Kind, Map<string, Row>> = { goals: new Map(), people: new Map() };
  secret = "";
  /** So many messages are taken, and the program ends before it says so: they come again. */
  diesBeforeAnswering = 0;
  readonly #toAsk = new Map<string, Kind>();
  readonly #had = new Set<string>();
  #server: Server | null = null;
  #port = 0;
  #webhookId = "";
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /** Listens where it did before; the first time it sets up its webhook. */
  async open(): Promise<void> {
    this.#server = createServer((request, response) => {
      void text(request).then((body) => {
        if (this.#server === null) return;
        const headers = request.headers as Record<string, string>;
        this.#take(String(headers["webhook-id"]), new Webhook(this.secret).verify(body, headers) as Message);
        this.diesBeforeAnswering -= 1;
        if (this.diesBeforeAnswering >= 0) return void request.socket.destroy();
        response.writeHead(204).end();
      });
    }).listen(this.#port, "127.0.0.1");
    await once(this.#server, "listening");
    this.#port = (this.#server.address() as AddressInfo).port;
    if (this.#webhookId === "") await this.#setUp();
  }

  async #setUp(): Promise<void> {
    const { items } = (await (await this.#ask("/webhook-events?limit=100")).json()) as {
      items: { name: string; payload: { properties?: object } }[];
    };
    const events = items
      .filter(({ payload: { properties = {} } }) => "goalId" in properties || "employeeId" in properties)
      .map(({ name }) => name);
    const body = { name: "Follower", url: `http://127.0.0.1:${this.#port}/in`, events };
    const answer = await this.#ask("/webhooks", { method: "POST", body });
    this.#webhookId = ((await answer.json()) as { id: string }).id;
    const asked = await this.#ask(`/webhooks/${this.#webhookId}/secret`, { method: "POST", body: {} });
    this.secret = ((await asked.json()) as { secret: string }).secret;
  }

  /** Ends at once, whatever it is sent at that moment. */
  async killReceiver(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    server?.closeAllConnections();
    if (server) await new Promise((closed) => server.close(closed));
  }

  close = () => this.killReceiver();

  #take(id: string, { data }: Message): void {
    if (this.#had.has(id)) return;
    this.#had.add(id);
    for (const goalId of [data["goalId"], data["movedIds"]].flat())
      if (goalId) this.#toAsk.set(String(goalId), "goals");
    if (data["employeeId"]) this.#toAsk.set(String(data["employeeId"]), "people");
  }

  /** Whether all there was to hear is heard, and asked for. */
  async isThrough(): Promise<boolean> {
    for (const [id, kind] of this.#toAsk) {
      this.#toAsk.delete(id);
      await (kind === "goals" ? this.#askGoal(id) : this.#askPerson(id)).catch(() => this.#toAsk.set(id, kind));
    }
    const hook = (await (await this.#ask(`/webhooks/${this.#webhookId}`)).json()) as { waiting: number; state: string };
    return hook.waiting === 0 && this.#toAsk.size === 0;
  }

  /** What a goal is made of goes and comes with it, and what stands above it takes its value from it. */
  async #askGoal(id: string): Promise<void> {
    const { goals } = this.known;
    const before = goals.get(id);
    const now = await this.#read(`/goals/${id}`);
    if (now) goals.set(id, now);
    else {
      goals.delete(id);
      for (const [part, row] of goals) if (row["parentId"] === id && row["kind"] === "KEY_RESULT") goals.delete(part);
    }
    for (const part of (now?.["children"] ?? []) as { id: string; kind: string }[])
      if (part.kind === "KEY_RESULT" && !goals.has(part.id)) this.#toAsk.set(part.id, "goals");
    for (const parent of [before?.["parentId"], now?.["parentId"]]) if (parent) await this.#askAbove(String(parent));
  }

  async #askAbove(id: string): Promise<void> {
    const now = await this.#read(`/goals/${id}`);
    if (!now) return;
    this.known.goals.set(id, now);
    if (now["parentId"]) await this.#askAbove(String(now["parentId"]));
  }

  async #askPerson(id: string): Promise<void> {
    const now = await this.#read(`/employees/${id}`);
    if (now) this.known.people.set(id, now);
    else this.known.people.delete(id);
  }

  /** Null where it is gone; throws where nobody answers. */
  async #read(path: string): Promise<Row | null> {
    const answer = await this.#ask(path);
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as Row;
  }
}
