import { createServer, type Server } from "node:net";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { acceptInvitation } from "#app/modules/identity/use-cases/accept-invitation.ts";
import { knownPassword, openDoor } from "#tests/support/door.ts";
import { end, operatorOf } from "#tests/support/operator.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { findTenantBySlug } from "#tenancy/register.ts";
import { asProduct } from "./create-company.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let operate: ReturnType<typeof operatorOf>;

beforeAll(async () => {
  world = await createWorld({ now: new Date().toISOString() });
  operate = operatorOf(world.database.url);
  await operate("migrate");
});
afterAll(() => world.close());

const linkIn = (text: string) => /^https:\/\/cairn\.example\/invite\?token=([\w-]+)$/m.exec(text)?.[1];

async function adminsOf(slug: string): Promise<unknown[]> {
  const tenant = (await findTenantBySlug(world.application.database, slug))!;
  return asProduct(world.application, tenant, (context) =>
    context.rows(
      sql`select e.work_email::text as email, e.display_name as name, a.kind from {admin_access} a
        join {employee} e on e.id = a.employee_id order by a.kind, 1`,
    ),
  );
}

async function join(token: string): Promise<string | null> {
  const browser = openDoor(world).browser();
  await browser.visit((scope) => acceptInvitation(scope, { token, password: knownPassword }));
  return browser.whoAmI();
}

test("a company is made with its first admin, who joins by the link that is shown where no mail is sent", async () => {
  const { code, said } = await operate(
    "tenant",
    "create",
    "north",
    "--name",
    "North Ltd",
    "--admin",
    "ada@north.example",
    "--admin-name",
    "Ada Lovelace",
  );
  expect({ code, said }).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^Made North Ltd at north[^]+No SMTP_URL is set, so no mail is sent: hand on this link/,
    ),
  });
  expect(await adminsOf("north")).toEqual([
    { email: "ada@north.example", name: "Ada Lovelace", kind: "PLATFORM_ADMIN" },
  ]);
  expect(await join(linkIn(said)!)).not.toBeNull();
  expect(await operate("tenant", "invite-admin", "north", "ada@north.example")).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^cairn: [^\n]*can sign in already\.$/),
  });
});

test("without an admin it says how to invite one; a newer link replaces the one before", async () => {
  const { said } = await operate("tenant", "create", "empty");
  expect(said).toContain("Nobody can sign in yet. Invite an admin: tenant invite-admin empty <e-mail>");
  const first = linkIn((await operate("tenant", "invite-admin", "empty", "bea@empty.example")).said)!;
  const second = linkIn((await operate("tenant", "invite-admin", "empty", "bea@empty.example")).said)!;
  await expect(join(first)).rejects.toMatchObject({ code: "identity.link-spent" });
  expect(await join(second)).not.toBeNull();
});

test("in a company with people only they can be invited, and nothing is written for anybody else", async () => {
  await operate("tenant", "create", "west", "--admin", "cy@west.example");
  expect(await operate("tenant", "invite-admin", "west", "stranger@west.example")).toMatchObject({
    code: 1,
    complained: expect.stringMatching(/^cairn: [^\n]+$/),
  });
  expect(await adminsOf("west")).toHaveLength(1);
});

test.each([["not an address"], ["ada@"], [""]])("--admin %j makes no company", async (email) => {
  expect(await operate("tenant", "create", "never", "--admin", email)).toMatchObject({ code: 2 });
  expect((await operate("tenant", "list")).said).not.toContain("never");
});

test("mail that nobody carries is kept and told of, and sent once somebody does", async () => {
  const worker = await operate("worker");
  expect(worker.complained).toMatch(/^cairn: SMTP_URL is not set, so no mail leaves this installation[^\n]+$/);
  await expect.poll(async () => (await operate("mail", "list")).said, { timeout: 10_000 }).toContain("cy@west.example");
  await end(worker);
  expect(await operate("mail", "send")).toMatchObject({
    code: 1,
    complained: expect.stringContaining("SMTP_URL is not set"),
  });
  const { said } = await operate("mail", "list", "--json");
  const kept = JSON.parse(said) as { id: string; to: string }[];
  expect((await operate("mail", "show", kept.find(({ to }) => to === "cy@west.example")!.id)).said).toMatch(
    /invite\?token=/,
  );

  const postOffice = await openPostOffice();
  const carried = operatorOf(world.database.url, { SMTP_URL: postOffice.url });
  const started = await carried("worker");
  expect(started.complained).toContain(`${kept.length} mails were kept while SMTP_URL was not set`);
  await end(started);
  expect(await carried("mail", "send")).toMatchObject({ code: 0, said: `Sent ${kept.length} mails.` });
  expect(postOffice.recipients.toSorted()).toEqual(kept.map(({ to }) => to).toSorted());
  expect((await carried("mail", "list")).said).toBe("No mail is kept.");

  const quiet = await carried("tenant", "create", "east", "--admin", "di@east.example");
  expect(quiet.said).toContain("the mail goes out with the next worker");
  expect(quiet.said).not.toContain("token=");
  postOffice.close();
  expect(await carried("mail", "send")).toMatchObject({ code: 0, said: "Sent 0 mails." });
});

/** A mail system that takes everything over. */
async function openPostOffice(): Promise<{ url: string; recipients: string[]; close(): Server }> {
  const recipients: string[] = [];
  const server = createServer((socket) => {
    let inBody = false;
    socket.write("220 here\r\n");
    socket.on("data", (chunk) => {
      for (const line of String(chunk).split("\r\n")) {
        if (inBody) {
          if (line !== ".") continue;
          inBody = false;
        } else if (line === "") continue;
        const to = /^RCPT TO:<(.+)>/.exec(line)?.[1];
        if (to) recipients.push(to);
        inBody = line === "DATA";
        socket.write(inBody ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n");
      }
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, recipients, close: () => server.close() };
}
