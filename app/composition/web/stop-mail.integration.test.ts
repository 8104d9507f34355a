import { afterAll, beforeAll, expect, test } from "vitest";
import { notify } from "#app/modules/notifications/index.ts";
import type { MailMessage } from "#app/platform/mail/mailer.ts";
import { serveApi } from "#tests/support/served-api.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { goesByMail } from "../worker/kinds-of-notices.ts";
import { sendNoticeMails } from "../worker/send-notice-mails.ts";

let world: World;
let acme: Company;
let api: Awaited<ReturnType<typeof serveApi>>;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employees("asha", "ravi").build();
  api = await serveApi(world);
});
afterAll(async () => {
  await api.close();
  await world.close();
});

/** Tells somebody of a goal; answers with the mails that went out. */
async function mailsTo(name: string): Promise<MailMessage[]> {
  await acme.asProduct((context) =>
    notify(
      context,
      { id: context.newId(), name: "goals.told", payload: {}, actorId: null, recordedAt: context.clock.now() },
      [
        {
          recipientId: acme.id(name),
          room: "goals",
          kind: "became-owner",
          params: { actor: "R", title: "G" },
          link: "/app",
        },
      ],
      goesByMail,
    ),
  );
  const sent: MailMessage[] = [];
  const mailer = { send: (message: MailMessage) => Promise.resolve(void sent.push(message)) };
  await sendNoticeMails({ ...world.application, mailer }, acme.tenant);
  return sent;
}

const ask = (address: string, method = "POST") =>
  fetch(address, {
    method,
    redirect: "manual",
    ...(method === "POST" && { body: "List-Unsubscribe=One-Click" }),
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });

test("one request of a mail program, by nobody who is signed in, ends mails like this one", async () => {
  const [mail] = await mailsTo("asha");
  const { pathname, search } = new URL(mail!.unsubscribe!);
  const address = `${api.root}${pathname}${search}`;
  const opened = await ask(address, "GET");
  expect([opened.status, opened.headers.get("location")]).toEqual([303, "/app/my-data/my-settings/notifications"]);
  expect((await mailsTo("asha")).length).toBe(1);
  expect((await ask(address)).status).toBe(204);
  expect((await ask(address)).status).toBe(204);
  expect(await mailsTo("asha")).toEqual([]);
  expect((await mailsTo("ravi")).length).toBe(1);
});

test("a proof ends nothing of somebody else's, and nothing else", async () => {
  const [mail] = await mailsTo("ravi");
  const { pathname, search } = new URL(mail!.unsubscribe!);
  const changed = [
    `${pathname.replace(acme.id("ravi"), acme.id("asha"))}${search}`,
    `${pathname}${search.replace("about=goals", "about=goals,reviews")}`,
    `${pathname}${search}x`,
    `${pathname}?about=goals`,
    `${pathname}${search}&about=reviews`,
    `/stop-mail/nobody/${acme.id("ravi")}${search}`,
  ];
  for (const one of changed)
    expect([one, [400, 404].includes((await ask(`${api.root}${one}`)).status)]).toEqual([one, true]);
  expect((await mailsTo("ravi")).length).toBe(1);
});
