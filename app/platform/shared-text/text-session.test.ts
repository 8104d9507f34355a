import * as Y from "yjs";
import { describe, expect, test } from "vitest";
import { seededRandom, type SeededRandom } from "../time/seeded-random.ts";
import { missingFrom, openText, vectorOf, wholeOf } from "./shared-text.ts";
import { takeEdit } from "./take-edit.ts";
import { Refused, TextSession, type Answered, type Said, type SessionState, type Why } from "./text-session.ts";

/** The server: what is kept, and nothing else. */
class Server {
  readonly edits: Uint8Array[] = [];

  take({ edit, vector }: Said): Answered {
    const kept = { snapshot: null, edits: this.edits, body: "" };
    let text = openText(kept);
    const taken = edit ? takeEdit(text, edit) : null;
    if (taken?.is === "TAKEN" && taken.edit) this.edits.push(taken.edit);
    if (taken?.is === "AHEAD") text = openText(kept);
    return { edit: missingFrom(text, vector)!, vector: vectorOf(text), ahead: taken?.is === "AHEAD" };
  }
}

/** A way to the server on which requests and answers are lost, come twice, or come after later ones. */
class Way {
  private readonly late: Said[] = [];
  private readonly server: Server;
  private readonly random: SeededRandom;
  calm = false;

  constructor(server: Server, random: SeededRandom) {
    this.server = server;
    this.random = random;
  }

  exchange = async (said: Said): Promise<Answered> => {
    await Promise.resolve();
    if (!this.calm && this.random.chance(0.2)) throw new Error("Never arrived");
    if (!this.calm && this.random.chance(0.2)) {
      this.late.push(said);
      throw new Error("Nobody knows whether it arrived");
    }
    if (!this.calm && this.random.chance(0.3)) this.server.take(said);
    const answer = this.server.take(said);
    if (!this.calm && this.random.chance(0.2)) throw new Error("The answer was lost");
    while (this.late.length > 0 && this.random.chance(0.5)) this.server.take(this.late.splice(0, 1)[0]!);
    return answer;
  };

  arriveLate(): void {
    while (this.late.length > 0)
      this.server.take(this.late.splice(this.random.integer(0, this.late.length - 1), 1)[0]!);
  }
}

/** A window whose time passes when the test says so. */
function windowOn(way: Way, whole = wholeOf(new Y.Doc())) {
  let waiting: (() => void) | null = null;
  const states: SessionState[] = [];
  const session = new TextSession({
    exchange: way.exchange,
    whole,
    changed: (state) => states.push(state),
    later: (call) => {
      waiting = call;
      return () => void (waiting = null);
    },
  });
  const pass = async () => {
    const call = waiting;
    waiting = null;
    call?.();
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
  };
  return { session, states, pass, idle: () => waiting === null };
}

const tooLarge = { code: "platform.body-too-large", params: { megabytes: 1 } };
const lineOf = (text: Y.Doc) => text.getText("line");
const signOf = (number: number) => String.fromCodePoint(0x4e00 + number);

/** One of the two types or takes something away; the model notes which signs must be there in the end. */
function edit(text: Y.Doc, random: SeededRandom, number: number, model: Set<string>): void {
  const line = lineOf(text);
  if (line.length > 0 && random.chance(0.25)) {
    const at = random.integer(0, line.length - 1);
    model.delete(line.toString()[at]!);
    line.delete(at, 1);
    return;
  }
  model.add(signOf(number));
  line.insert(random.integer(0, line.length), signOf(number));
}

describe("two people who write one text", () => {
  test.each(["first", "second", "third"])("1,000 edits over a bad way converge and lose nothing (%s)", async (seed) => {
    const random = seededRandom(`shared-text:${seed}`);
    const server = new Server();
    const ways = [new Way(server, random), new Way(server, random)];
    const windows = ways.map((way) => windowOn(way));
    const model = new Set<string>();
    for (let number = 0; number < 1_000; number += 1) {
      const one = windows[random.integer(0, 1)]!;
      edit(one.session.text, random, number, model);
      if (random.chance(0.4)) await windows[random.integer(0, 1)]!.pass();
      if (random.chance(0.2)) windows[random.integer(0, 1)]!.session.hear();
      if (random.chance(0.05)) ways[random.integer(0, 1)]!.arriveLate();
    }
    for (const way of ways) way.calm = true;
    for (const way of ways) way.arriveLate();
    for (let round = 0; round < 6; round += 1)
      for (const { session, pass } of windows) {
        session.hear();
        await pass();
        await pass();
      }
    const kept = lineOf(openText({ snapshot: null, edits: server.edits, body: "" })).toString();
    for (const { session } of windows) expect(lineOf(session.text).toString()).toBe(kept);
    expect([...kept].sort()).toEqual([...model].sort());
    expect(model.size).toBeGreaterThan(300);
    for (const { session } of windows) expect(session.missing()).toBeNull();
  });

  test("a server that lost its last edits is given them again", async () => {
    const server = new Server();
    const way = new Way(server, seededRandom("lost"));
    way.calm = true;
    const one = windowOn(way);
    for (const word of ["a", "b", "c"]) {
      lineOf(one.session.text).insert(0, word);
      await one.pass();
    }
    server.edits.splice(1);
    lineOf(one.session.text).insert(0, "d");
    for (let turn = 0; turn < 4; turn += 1) await one.pass();
    expect(lineOf(openText({ snapshot: null, edits: server.edits, body: "" })).toString()).toBe("dcba");
  });

  test("what nobody took is said, kept and sent later; what was refused is not sent again by itself", async () => {
    const server = new Server();
    let way: (said: Said) => Promise<Answered> = () => Promise.reject(new Error("No network"));
    const kept: (Uint8Array | null)[] = [];
    const states: SessionState[] = [];
    const whys: (Why | null)[] = [];
    let waiting: (() => void) | null = null;
    const session = new TextSession({
      exchange: (said) => way(said),
      whole: wholeOf(new Y.Doc()),
      keep: (unsent) => kept.push(unsent),
      changed: (state, why) => {
        states.push(state);
        whys.push(why);
      },
      later: (call) => ((waiting = call), () => (waiting = null)),
    });
    const pass = async () => {
      waiting?.();
      for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
    };
    lineOf(session.text).insert(0, "kept");
    await pass();
    expect([states.at(-1), server.edits.length]).toEqual(["OFFLINE", 0]);
    const after = new TextSession({ exchange: (said) => way(said), whole: wholeOf(new Y.Doc()), unsent: kept.at(-1)! });
    expect(lineOf(after.text).toString()).toBe("kept");
    way = () => Promise.reject(new Refused(tooLarge));
    await pass();
    expect([states.at(-1), whys.at(-1)]).toEqual(["FAILED", tooLarge]);
    expect([lineOf(session.text).toString(), kept.at(-1)]).toEqual(["kept", expect.any(Uint8Array)]);
    way = (said) => Promise.resolve(server.take(said));
    lineOf(session.text).insert(0, "all ");
    await pass();
    expect([states.at(-1), kept.at(-1)]).toEqual(["SAVED", null]);
    expect(lineOf(openText({ snapshot: null, edits: server.edits, body: "" })).toString()).toBe("all kept");
  });
});

test("bytes that are no edit are told apart from one that comes too early", () => {
  const text = new Y.Doc();
  lineOf(text).insert(0, "a");
  const before = vectorOf(text);
  lineOf(text).insert(1, "b");
  expect(takeEdit(new Y.Doc(), missingFrom(text, before)!)).toEqual({ is: "AHEAD" });
  expect(takeEdit(new Y.Doc(), Uint8Array.from([255, 255, 255]))).toEqual({ is: "BROKEN" });
  expect(takeEdit(text, wholeOf(text))).toEqual({ is: "TAKEN", edit: null });
});
