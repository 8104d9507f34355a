import type { Room } from "#app/platform/contributions/room.ts";
import { access } from "#app/modules/access/room.ts";
import { analytics } from "#app/modules/analytics/room.ts";
import { assist } from "#app/modules/assist/room.ts";
import { audiences } from "#app/modules/audiences/room.ts";
import { imports } from "#app/modules/imports/room.ts";
import { comments } from "#app/modules/comments/room.ts";
import { engagement } from "#app/modules/engagement/room.ts";
import { develop } from "#app/modules/develop/room.ts";
import { webhooks } from "#app/modules/webhooks/room.ts";
import { embeds } from "#app/modules/embeds/room.ts";
import { feed } from "#app/modules/feed/room.ts";
import { feedback } from "#app/modules/feedback/room.ts";
import { goalUpload } from "#app/modules/goal-upload/room.ts";
import { goalReports } from "#app/modules/goal-reports/room.ts";
import { goalTemplates } from "#app/modules/goal-templates/room.ts";
import { goals } from "#app/modules/goals/room.ts";
import { help } from "#app/modules/help/room.ts";
import { home } from "#app/modules/home/room.ts";
import { identity } from "#app/modules/identity/room.ts";
import { initiatives } from "#app/modules/initiatives/room.ts";
import { integrations } from "#app/modules/integrations/room.ts";
import { metrics } from "#app/modules/metrics/room.ts";
import { notifications } from "#app/modules/notifications/room.ts";
import { oneOnOnes } from "#app/modules/one-on-ones/room.ts";
import { people } from "#app/modules/people/room.ts";
import { points } from "#app/modules/points/room.ts";
import { questionnaires } from "#app/modules/questionnaires/room.ts";
import { compensation } from "#app/modules/compensation/room.ts";
import { calibration } from "#app/modules/calibration/room.ts";
import { records } from "#app/modules/records/room.ts";
import { reviews } from "#app/modules/reviews/room.ts";
import { search } from "#app/modules/search/room.ts";
import { tags } from "#app/modules/tags/room.ts";
import { disciplinary } from "#app/modules/disciplinary/room.ts";
import { lifecycle } from "#app/modules/lifecycle/room.ts";

/** Every room, in the order of the navigation. */
export const rooms: readonly Room[] = [
  home,
  notifications,
  feed,
  people,
  goals,
  metrics,
  goalReports,
  goalTemplates,
  goalUpload,
  initiatives,
  feedback,
  develop,
  oneOnOnes,
  reviews,
  engagement,
  points,
  calibration,
  compensation,
  audiences,
  identity,
  access,
  tags,
  search,
  help,
  assist,
  comments,
  questionnaires,
  records,
  imports,
  integrations,
  embeds,
  webhooks,
  analytics,
  disciplinary,
  lifecycle,
];
