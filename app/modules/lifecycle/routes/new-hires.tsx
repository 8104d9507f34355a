import { useLoaderData } from "@remix-run/react";
import { feature } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { BoardScreen } from "../components/board/board-screen.tsx";
import { boardInput, boardPage } from "../queries/board.ts";

export const loader = page({
  can: feature("LIFECYCLE"),
  input: boardInput,
  load: (context, input) => boardPage(context, "team", input),
});

/** Who joins the team of a manager, and what is late and whose. */
export default function NewHires() {
  return <BoardScreen page={useLoaderData<typeof loader>()} />;
}
