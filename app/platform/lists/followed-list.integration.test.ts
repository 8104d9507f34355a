import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { withChanges } from "./followed-list.ts";

let world: World;
let acme: Company;
beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company("acme")).employee("asha").build();
});
afterAll(() => world.close());

/** A list of so many records. */
const listOf = (count: number): AnyEndpoint =>
  endpoint({
    ...{ method: "GET", path: `/lists-of-${count}`, can: signedIn, summary: "A list." },
    input: pagingInput,
    output: listShape(z.object({ id: z.string() })),
    run: async (_context, paging) =>
      pageOfAll(
        Array.from({ length: count }, (_, at) => ({ id: `00000000-0000-4000-8000-${String(at).padStart(12, "0")}` })),
        paging,
      ),
  });

const follow = (count: number) =>
  acme.as("asha", async (context) => {
    const changes = withChanges(listOf(count), { summary: "Its changes." })[1]!;
    const { gatherings } = world.application;
    const answer = (await changes.run(
      context,
      changes.input.parse({ limit: "3" }),
      gatherings,
      world.application as never,
    )) as {
      items: unknown[];
      nextCursor: string | null;
    };
    return [answer.items.length, answer.nextCursor !== null];
  });

test("a list of 5,000 records is followed, and one more is refused", async () => {
  expect(await follow(5_000)).toEqual([3, true]);
  await expect(follow(5_001)).rejects.toMatchObject({ code: "platform.list-too-long", status: 422 });
});
