import { z } from "zod";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import type { Context } from "#app/platform/context/context.ts";
import { deviceOf } from "#app/platform/http/device-name.ts";
import { publicPushKey } from "../data/push-key.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

/** So many browsers one person may be told on. */
const mostDevices = 10;

const base64Url = (bytes: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/)
    .max(200)
    .refine((text) => Buffer.from(text, "base64url").length === bytes);

export const addDeviceInput = z.object({
  endpoint: z.string().max(1_000).describe("The https address at the push service of the browser."),
  p256dh: base64Url(65).describe("The public key of the subscription, base64url."),
  auth: base64Url(16).describe("The secret of the subscription, base64url."),
});

/** The sign-in it is added by; it ends with it. A program has none. */
export type AddedBy = { session: { id: string } | null; userAgent: string };

const aProgram: AddedBy = { session: null, userAgent: "" };

export const openPushInput = z.object({});

/** What a browser subscribes by. */
export async function openPush(context: Context): Promise<{ publicKey: string }> {
  return { publicKey: await publicPushKey(context) };
}

/** From now on the actor is told in this browser; whoever was told there before is so no more. */
export async function addDevice(
  context: Context,
  { endpoint, p256dh, auth }: z.output<typeof addDeviceInput>,
  { session, userAgent }: AddedBy = aProgram,
): Promise<{ deviceId: string }> {
  const url = URL.parse(endpoint);
  if (url?.protocol !== "https:" || url.username || url.password)
    throw invalid("notifications.device-address", "Only an https address takes pushes.");
  const { employeeId } = context.actor;
  const [others] = await context.rows<{ count: number }>(
    sql`select count(*)::int as count from {push_device} where employee_id = ${employeeId} and endpoint <> ${url.href}`,
  );
  if (others!.count >= mostDevices)
    throw conflict("notifications.too-many-devices", "There are as many devices as there may be.", {
      params: { most: mostDevices },
    });
  const { browser, system } = deviceOf(userAgent);
  const [added] = await context.rows<{ id: string }>(
    sql`insert into {push_device} (id, employee_id, endpoint, p256dh, auth, session_id, browser, system, created_at)
      values (${context.newId()}, ${employeeId}, ${url.href}, ${p256dh}, ${auth}, ${session?.id ?? null}, ${browser},
        ${system}, ${context.clock.now()})
      on conflict (endpoint) do update set employee_id = excluded.employee_id, p256dh = excluded.p256dh,
        auth = excluded.auth, session_id = excluded.session_id, browser = excluded.browser, system = excluded.system,
        created_at = case when {push_device}.employee_id = excluded.employee_id then {push_device}.created_at
          else excluded.created_at end
      returning id`,
  );
  await noteDevice(context, "add-device", [browser, system].filter(Boolean).join(", "));
  return { deviceId: added!.id };
}

export const deviceNamed = z.object({ deviceId: z.uuid().describe("The id of the device.") });

/** The actor is told there no more. */
export async function removeDevice(context: Context, { deviceId }: z.output<typeof deviceNamed>): Promise<void> {
  const [gone] = await context.rows<{ browser: string | null; system: string | null }>(
    sql`delete from {push_device} where id = ${deviceId} and employee_id = ${context.actor.employeeId}
      returning browser, system`,
  );
  if (!gone) throw notFound("The device");
  await noteDevice(context, "remove-device", [gone.browser, gone.system].filter(Boolean).join(", "));
}

/** Sends a sentence there, so that one sees whether it comes. */
export async function testDevice(context: Context, { deviceId }: z.output<typeof deviceNamed>): Promise<void> {
  const found = await context.rows(
    sql`update {push_device} set test_at = ${context.clock.now()}
      where id = ${deviceId} and employee_id = ${context.actor.employeeId} returning id`,
  );
  if (found.length === 0) throw notFound("The device");
  await noteDevice(context, "test-device", "");
}

const noteDevice = (context: Context, action: string, device: string) =>
  writeDown(
    context,
    "notifications.device-changed",
    { employeeId: context.actor.employeeId },
    { action, subject: "Employee", id: context.actor.employeeId, detail: device ? { device } : {} },
  );
