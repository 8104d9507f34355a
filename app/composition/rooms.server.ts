import { accessServer } from "#app/modules/access/room.server.ts";
import { analyticsServer } from "#app/modules/analytics/room.server.ts";
import { assistServer } from "#app/modules/assist/room.server.ts";
import { audiencesServer } from "#app/modules/audiences/room.server.ts";
import { importsServer } from "#app/modules/imports/room.server.ts";
import { commentsServer } from "#app/modules/comments/room.server.ts";
import { engagementServer } from "#app/modules/engagement/room.server.ts";
import { developServer } from "#app/modules/develop/room.server.ts";
import { webhooksServer } from "#app/modules/webhooks/room.server.ts";
import { embedsServer } from "#app/modules/embeds/room.server.ts";
import { feedServer } from "#app/modules/feed/room.server.ts";
import { feedbackServer } from "#app/modules/feedback/room.server.ts";
import { goalUploadServer } from "#app/modules/goal-upload/room.server.ts";
import { goalReportsServer } from "#app/modules/goal-reports/room.server.ts";
import { goalTemplatesServer } from "#app/modules/goal-templates/room.server.ts";
import { goalsServer } from "#app/modules/goals/room.server.ts";
import { homeServer } from "#app/modules/home/room.server.ts";
import { helpServer } from "#app/modules/help/room.server.ts";
import { identityServer } from "#app/modules/identity/room.server.ts";
import { initiativesServer } from "#app/modules/initiatives/room.server.ts";
import { integrationsServer } from "#app/modules/integrations/room.server.ts";
import { metricsServer } from "#app/modules/metrics/room.server.ts";
import { oneOnOnesServer } from "#app/modules/one-on-ones/room.server.ts";
import { peopleServer } from "#app/modules/people/room.server.ts";
import { pointsServer } from "#app/modules/points/room.server.ts";
import { compensationServer } from "#app/modules/compensation/room.server.ts";
import { calibrationServer } from "#app/modules/calibration/room.server.ts";
import { reviewsServer } from "#app/modules/reviews/room.server.ts";
import { notificationsServer } from "#app/modules/notifications/room.server.ts";
import { searchServer } from "#app/modules/search/room.server.ts";
import { tagsServer } from "#app/modules/tags/room.server.ts";
import { attachmentsServer } from "#app/platform/files/attachments/attachments.server.ts";
import { tasksServer } from "#app/platform/tasks/tasks.server.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import { disciplinaryServer } from "#app/modules/disciplinary/room.server.ts";
import { lifecycleServer } from "#app/modules/lifecycle/room.server.ts";

/** Every room's contributions on the server. */
export const roomServers: readonly RoomServer[] = [
  peopleServer,
  accessServer,
  audiencesServer,
  tagsServer,
  searchServer,
  helpServer,
  homeServer,
  assistServer,
  commentsServer,
  importsServer,
  goalsServer,
  metricsServer,
  goalTemplatesServer,
  goalReportsServer,
  goalUploadServer,
  initiativesServer,
  feedServer,
  feedbackServer,
  developServer,
  oneOnOnesServer,
  reviewsServer,
  engagementServer,
  calibrationServer,
  pointsServer,
  compensationServer,
  notificationsServer,
  identityServer,
  integrationsServer,
  embedsServer,
  webhooksServer,
  analyticsServer,
  tasksServer,
  attachmentsServer,
  disciplinaryServer,
  lifecycleServer,
];
