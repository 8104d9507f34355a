import { z } from "zod";
import { all, feature, mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { ids } from "../domain/ids.ts";
import { readBoard } from "../queries/board.ts";
import { listGroups } from "../queries/group-list.ts";
import { movePerson, movePersonInput, undoMove, undoMoveInput } from "../use-cases/move-person.ts";
import {
  createGroup,
  createGroupInput,
  finishGroup,
  finishGroupInput,
  reopenGroup,
  reopenGroupInput,
} from "../use-cases/save-group.ts";

const can = all(feature("REVIEW"), mayEver("view", "CalibrationGroup"));
const person = z.object({
  id: z.string().describe("The id of the employee."),
  name: z.string().describe("Their name."),
});
const groupShape = z.object({
  id: ids.group,
  cycleId: ids.cycle,
  cycleName: z.string().describe("The name of the cycle."),
  name: z.string().describe("What the group is called."),
  people: z.number().int().describe("How many are calibrated in it."),
  moves: z.number().int().describe("How many moves were made."),
  members: z.array(person).describe("Who calibrates, besides administrators."),
  finishedAt: z.string().nullable().describe("When it was finished; null while it is open."),
});
const place = z.string().nullable().describe("A place, `box:row:column` or `option:id`; null where there is none.");
const boardPersonShape = z.object({
  revieweeId: ids.reviewee,
  employeeId: ids.employee,
  name: z.string().describe("Their name."),
  manager: z.string().nullable().describe("The name of who is accountable for the rating."),
  proposed: place,
  place,
  option: z.string().nullable().describe("The rating that counts, in words."),
  score: z.number().nullable().describe("The overall score in percent."),
  shared: z.boolean().describe("Whether the result was shared; it is not moved any more then."),
});
const moved = z.object({
  moveId: ids.move,
  version: z.number().int().describe("Counts the changes of the result; the next move must bring it."),
});
const changed = z.object({ groupId: ids.group });

/** Calibration over `/api/v1`: the same use-cases and queries as the screens. */
export const calibrationEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/calibration-groups",
      can,
      summary: "The calibration groups the caller may see.",
      input: pagingInput,
      output: listShape(groupShape),
      run: async (context, paging) => {
        const ability = await context.ability();
        const mayManage = ability.decide("create", { kind: "CalibrationGroup" }).allowed;
        const groups = await listGroups(context, { mayManage });
        const named = groups.map((group) => ({
          ...group,
          members: group.members.map(({ id, name }) => ({ id, name })),
        }));
        return pageOfAll(named, paging);
      },
    }),
  ),
  endpoint({
    method: "POST",
    path: "/calibration-groups",
    can,
    summary: "Opens a group for people of a cycle.",
    input: createGroupInput,
    output: changed,
    run: createGroup,
  }),
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/calibration-groups/:groupId",
      can,
      summary: "Everybody of a group with where they stand, without the caller.",
      input: pagingInput.extend({ groupId: ids.group }),
      output: listShape(boardPersonShape),
      run: async (context, { groupId, ...paging }) => {
        const { people } = await readBoard(context, { group: groupId, view: "table", after: undefined });
        const placed = people.map(
          ({ revieweeId, employeeId, name, manager, proposed, place: at, option, score, shared }) => ({
            revieweeId,
            employeeId,
            name,
            manager,
            proposed,
            place: at,
            option,
            score,
            shared,
          }),
        );
        return pageOfAll(placed, paging);
      },
    }),
    { key: "revieweeId" },
  ),
  endpoint({
    method: "POST",
    path: "/calibration-groups/:groupId/moves",
    can,
    summary: "Moves somebody to another place, with a reason.",
    input: movePersonInput,
    output: moved,
    run: movePerson,
  }),
  endpoint({
    method: "POST",
    path: "/calibration-groups/:groupId/moves/:moveId/undo",
    can,
    summary: "Takes somebody's last move back, with a reason.",
    input: undoMoveInput,
    output: moved,
    run: undoMove,
  }),
  endpoint({
    method: "POST",
    path: "/calibration-groups/:groupId/finish",
    can,
    summary: "Finishes a group: nobody is moved any more, and the managers are told.",
    input: finishGroupInput,
    output: changed,
    run: finishGroup,
  }),
  endpoint({
    method: "POST",
    path: "/calibration-groups/:groupId/reopen",
    can,
    summary: "Opens a finished group again, with a reason.",
    input: reopenGroupInput,
    output: changed,
    run: reopenGroup,
  }),
];
