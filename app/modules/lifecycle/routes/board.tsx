import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { BoardScreen } from "../components/board/board-screen.tsx";
import { boardOfPath } from "../lifecycle-places.ts";
import { boardInput, boardPage } from "../queries/board.ts";
import { remindLate, remindLateInput } from "../use-cases/remind-late.ts";

const can = feature("LIFECYCLE");

export const loader = page({
  can,
  input: boardInput,
  load: (context, input, { url }) => boardPage(context, boardOfPath(url), input),
});

export const action = command({ can, intents: { remind: { input: remindLateInput, run: remindLate } } });

/** Journeys by stage and person, and what is late and whose. */
export default function JourneyBoard() {
  return <BoardScreen page={useLoaderData<typeof loader>()} />;
}
