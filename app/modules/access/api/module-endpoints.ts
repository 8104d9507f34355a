import { z } from "zod";
import { features } from "#app/platform/context/actor.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { builtFeatures, listModules } from "../queries/list-modules.ts";
import { previewModuleSwitch } from "../queries/preview-module-switch.ts";
import { switchModule } from "../use-cases/switch-module.ts";

const moduleSwitch = z.object({
  feature: z.enum(features).describe("The module."),
  on: z.boolean().describe("Whether the company uses it."),
});
const use = z.array(
  z.object({
    room: z.string().describe("The module it belongs to."),
    label: z.string().describe("A key of the module's words."),
    count: z.number().describe("How many there are."),
  }),
);

/** Which modules the company uses. */
export const moduleEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/access/modules",
    summary: "The modules this installation has, which are on, and what the company keeps in each.",
    can: mayEver("view", "Features"),
    input: pagingInput,
    output: listShape(
      z.object({
        feature: z.enum(features).describe("The module."),
        on: z.boolean().describe("Whether the company uses it."),
        use: use.describe("What the company keeps in it."),
      }),
    ),
    run: async (context, input, gatherings) => pageOfAll(await listModules(context, gatherings), input),
  }),
  endpoint({
    method: "POST",
    path: "/access/modules/:feature/preview",
    summary: "What switching a module would do: to whom, and to how much of what is stored; nothing changes.",
    can: mayEver("edit", "Features"),
    input: moduleSwitch,
    output: z.object({
      changed: z.boolean().describe("Whether anything would change."),
      people: z.number().describe("How many people would gain or lose the module."),
      admins: z
        .array(
          z.object({
            id: z.string().describe("The id of the employee."),
            name: z.string().describe("The employee's name."),
            kind: z.string().describe("The kind of administrator."),
          }),
        )
        .describe("Administrators who would lose their screens."),
      use: use.describe("What the company keeps in it."),
    }),
    run: previewModuleSwitch,
  }),
  endpoint({
    method: "PUT",
    path: "/access/modules/:feature",
    summary: "Switches a module on or off for the whole company, from the next request on.",
    can: mayEver("edit", "Features"),
    input: moduleSwitch,
    output: moduleSwitch,
    run: (context, input, gatherings) => switchModule(context, input, builtFeatures(gatherings)),
  }),
];
