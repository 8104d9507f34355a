import { peopleByIds } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Commentable } from "#app/platform/contributions/commentable.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { calibrationPlaces } from "../calibration-places.ts";
import { groupOfReviewee, personFacts, revieweesOf } from "../data/group-record.ts";

/** Private comments of those who calibrate somebody: the person never reads them. */
export const personComments: Commentable = {
  kind: "CalibratedPerson",
  comment: "CalibrationComment",
  facts: async (context, id) => {
    const { group, reviewee } = await requireIn(context, id);
    return personFacts(group, reviewee);
  },
  tell: async (context, id) => {
    const { group, reviewee } = await requireIn(context, id);
    const people = await peopleByIds(context, [reviewee.employeeId]);
    return {
      title: people.get(reviewee.employeeId)?.name ?? "",
      link: `${calibrationPlaces.board(group.id)}&reviewee=${id}`,
      concerns: group.memberIds.filter((memberId) => memberId !== reviewee.employeeId),
    };
  },
};

async function requireIn(context: Context, revieweeId: string) {
  const group = await groupOfReviewee(context, revieweeId);
  const reviewee = group && (await revieweesOf(context, group)).find((one) => one.revieweeId === revieweeId);
  if (!group || !reviewee) throw notFound("CalibratedPerson");
  return { group, reviewee };
}
