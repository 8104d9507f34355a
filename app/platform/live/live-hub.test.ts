import { describe, expect, test } from "vitest";
import { readAnnouncement } from "./announce-live.ts";
import { LiveHub, liveLimits } from "./live-hub.ts";

function page(tenantId: string, employeeId: string) {
  const heard: string[] = [];
  const ids: string[] = [];
  return {
    heard,
    ids,
    tenantId,
    employeeId,
    hear: (topic: string, id: string) => void (heard.push(topic), ids.push(id)),
    lookAgain: () => undefined,
    missed: (id: string) => void (heard.push("missed"), ids.push(id)),
  };
}

const feed = { tenantId: "acme", topic: "feed", hearers: "everyone" } as const;

describe("the live hub", () => {
  test("tells everybody of the company, nobody of another, and of some people those alone", () => {
    const hub = new LiveHub("e");
    const [asha, ravi, eve] = [page("acme", "asha"), page("acme", "ravi"), page("globex", "eve")];
    for (const one of [asha, ravi, eve]) hub.join(one, null);
    hub.hear(feed);
    hub.hear({ tenantId: "acme", topic: "notes:1", hearers: ["ravi"] });
    expect([asha.heard, ravi.heard, eve.heard]).toEqual([["feed"], ["feed", "notes:1"], []]);
  });

  test("a page that comes back hears what it missed, and only what it may", () => {
    const hub = new LiveHub("e");
    const before = page("acme", "asha");
    const leave = hub.join(before, null)!;
    hub.hear(feed);
    leave();
    hub.hear({ ...feed, topic: "notes:1", hearers: ["ravi"] });
    hub.hear({ ...feed, topic: "notices" });
    const after = page("acme", "asha");
    hub.join(after, before.ids.at(-1)!);
    expect(after.heard).toEqual(["notices"]);
  });

  test("one that was away too long, or comes from another process, is told that it missed something", () => {
    let now = 0;
    const hub = new LiveHub("e", () => now);
    hub.hear(feed);
    now += 400_000;
    hub.hear(feed);
    hub.hear(feed);
    const [long, other, made] = [page("acme", "a"), page("acme", "b"), page("acme", "c")];
    hub.join(long, "e-0");
    hub.join(other, "f-2");
    hub.join(made, "e-99");
    expect([long.heard, other.heard, made.heard]).toEqual([["missed"], ["missed"], ["missed"]]);
  });

  test("a page that opens hears what was announced while it was rendered", () => {
    let now = 100_000;
    const hub = new LiveHub("e", () => now);
    hub.hear({ ...feed, topic: "old" });
    now += 60_000;
    hub.hear(feed);
    now += 1_000;
    const asha = page("acme", "asha");
    hub.join(asha, null);
    expect(asha.heard).toEqual(["feed"]);
  });

  test("one person has so many pages and no more; who leaves makes room", () => {
    const hub = new LiveHub("e");
    const leave = Array.from({ length: liveLimits.perPerson }, () => hub.join(page("acme", "asha"), null)!);
    expect(hub.join(page("acme", "asha"), null)).toBeNull();
    expect(hub.join(page("acme", "ravi"), null)).not.toBeNull();
    leave[0]!();
    leave[0]!();
    expect(hub.join(page("acme", "asha"), null)).not.toBeNull();
    expect(hub.join(page("acme", "asha"), null)).toBeNull();
  });
});

test("an announcement is read as it was said, and nothing else is one", () => {
  expect(readAnnouncement("t feed *")).toEqual({ tenantId: "t", topic: "feed", hearers: "everyone" });
  expect(readAnnouncement("t one-on-one:7 a,b")).toEqual({ tenantId: "t", topic: "one-on-one:7", hearers: ["a", "b"] });
  for (const text of ["", "t", "t feed", "t Feed *", "t feed * more"]) expect(readAnnouncement(text)).toBeNull();
});
