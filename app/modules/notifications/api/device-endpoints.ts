import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { moment, recordId } from "#app/platform/http/shapes.ts";
import { ownDevices } from "../queries/own-devices.ts";
import {
  addDevice,
  addDeviceInput,
  deviceNamed,
  openPush,
  openPushInput,
  removeDevice,
  testDevice,
} from "../use-cases/keep-devices.ts";

const device = z
  .object({
    id: recordId,
    browser: z.string().nullable().describe("The browser, as people call it.").meta({ example: "Firefox" }),
    system: z.string().nullable().describe("The system it runs on.").meta({ example: "Android" }),
    addedAt: moment,
    toldAt: moment.nullable().describe("When something last reached it; null where nothing has."),
    mark: z.string().describe("The SHA-256 of the address at its push service, base64url."),
  })
  .meta({ id: "PushDevice" });

/** Where the caller is told by web push. */
export const deviceEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    ...{ method: "GET", path: "/me/devices", can: signedIn },
    summary: "Where the caller is told by web push.",
    input: z.object({}),
    output: z.object({ devices: z.array(device).describe("The newest first.") }),
    run: async (context) => ({ devices: await ownDevices(context) }),
  }),
  endpoint({
    ...{ method: "POST", path: "/me/devices", can: signedIn },
    summary:
      "Tells the caller on one more device, as its push service subscribed it; whoever was told there is so no more.",
    input: addDeviceInput,
    output: z.object({ deviceId: recordId }),
    run: (context, input) => addDevice(context, input),
  }),
  endpoint({
    ...{ method: "POST", path: "/me/devices/key", can: signedIn },
    summary:
      "The key of the company with which a device subscribes at its push service; made when it is first asked for.",
    input: openPushInput,
    output: z.object({ publicKey: z.string().describe("An uncompressed point on P-256, base64url.") }),
    run: (context) => openPush(context),
  }),
  endpoint({
    ...{ method: "DELETE", path: "/me/devices/:deviceId", can: signedIn },
    summary: "The caller is told there no more.",
    input: deviceNamed,
    output: z.object({}),
    run: async (context, input) => (await removeDevice(context, input), {}),
  }),
  endpoint({
    ...{ method: "POST", path: "/me/devices/:deviceId/test", can: signedIn },
    summary: "Sends a sentence to the device, so that one sees whether it comes.",
    input: deviceNamed,
    output: z.object({}),
    run: async (context, input) => (await testDevice(context, input), {}),
  }),
];
