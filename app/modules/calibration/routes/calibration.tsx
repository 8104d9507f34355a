import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { BoardScreen } from "../components/board/board-screen.tsx";
import { GroupListScreen } from "../components/list/group-list-screen.tsx";
import { calibrationPage, calibrationPageInput } from "../queries/calibration-page.ts";
import { bePresent, bePresentInput } from "../use-cases/be-present.ts";
import { createGroups, createGroupsInput } from "../use-cases/create-groups.ts";
import { movePerson, movePersonInput, undoMove, undoMoveInput } from "../use-cases/move-person.ts";
import {
  createGroup,
  createGroupInput,
  deleteGroup,
  editGroup,
  editGroupInput,
  finishGroup,
  finishGroupInput,
  oneGroup,
  reopenGroup,
  reopenGroupInput,
} from "../use-cases/save-group.ts";
import { saveGuidelines, saveGuidelinesInput } from "../use-cases/save-guidelines.ts";
import { saveTalent, saveTalentInput } from "../use-cases/save-talent.ts";

const can = all(feature("REVIEW"), mayEver("view", "CalibrationGroup"));

export const loader = page({ can, input: calibrationPageInput, load: calibrationPage });

export const action = command({
  can,
  intents: {
    "create-group": { input: createGroupInput, run: createGroup },
    "create-groups": { input: createGroupsInput, run: createGroups },
    "edit-group": { input: editGroupInput, run: editGroup },
    "delete-group": { input: oneGroup, run: deleteGroup },
    "finish-group": { input: finishGroupInput, run: finishGroup },
    "reopen-group": { input: reopenGroupInput, run: reopenGroup },
    "save-guidelines": { input: saveGuidelinesInput, run: saveGuidelines },
    move: { input: movePersonInput, run: movePerson },
    "undo-move": { input: undoMoveInput, run: undoMove },
    "be-here": { input: bePresentInput, run: bePresent },
    "save-talent": { input: saveTalentInput, run: saveTalent },
  },
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.board ? `${data.board.group.name} · Cairn` : "Cairn" },
];

/** The groups of a cycle, or the board of one of them. */
export default function Calibration() {
  const page = useLoaderData<typeof loader>();
  return page.board ? <BoardScreen page={page} /> : <GroupListScreen page={page.list} />;
}
