import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { MineScreen } from "../components/mine-screen.tsx";
import { myRewards, myRewardsInput } from "../queries/my-rewards.ts";
import { acknowledgeLetter, acknowledgeLetterInput } from "../use-cases/letters.ts";

const can = all(feature("COMPENSATION"), mayEver("view", "CompensationRewards"));

export const loader = page({ can, input: myRewardsInput, load: myRewards });

export const action = command({
  can,
  intents: { acknowledge: { input: acknowledgeLetterInput, run: acknowledgeLetter } },
});

export default function Mine() {
  return <MineScreen rewards={useLoaderData<typeof loader>()} />;
}
