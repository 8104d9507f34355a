import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { adminFlags, isOn } from "#app/platform/flags/flags.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { ModulesScreen } from "../components/modules/modules-screen.tsx";
import { builtFeatures, listModules } from "../queries/list-modules.ts";
import { previewModuleSwitch } from "../queries/preview-module-switch.ts";
import { switchFlag, switchFlagInput } from "../use-cases/switch-flag.ts";
import { switchModule, switchModuleInput, type SwitchModuleInput } from "../use-cases/switch-module.ts";

export const loader = page({
  can: mayEver("view", "Features"),
  input: z.object({}),
  load: async (context, _input, _request, { gatherings }) => ({
    modules: await listModules(context, gatherings),
    flags: adminFlags.map((name) => ({ name, on: isOn(context.tenant, name) })),
  }),
});

export const action = command({
  can: mayEver("edit", "Features"),
  intents: {
    review: {
      input: switchModuleInput,
      run: (context, input: SwitchModuleInput, { gatherings }) => previewModuleSwitch(context, input, gatherings),
    },
    save: {
      input: switchModuleInput,
      run: (context, input: SwitchModuleInput, { gatherings }) =>
        switchModule(context, input, builtFeatures(gatherings)),
    },
    "switch-flag": { input: switchFlagInput, run: switchFlag },
  },
});

export default function Modules() {
  return <ModulesScreen {...useLoaderData<typeof loader>()} />;
}
