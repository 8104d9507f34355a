import { layout, type RouteConfig } from "@remix-run/route-config";
import { accessRoutes } from "./modules/access/routes.ts";
import { analyticsRoutes } from "./modules/analytics/routes.ts";
import { assistRoutes } from "./modules/assist/routes.ts";
import { audiencesRoutes } from "./modules/audiences/routes.ts";
import { importsRoutes } from "./modules/imports/routes.ts";
import { commentsRoutes } from "./modules/comments/routes.ts";
import { developRoutes } from "./modules/develop/routes.ts";
import { engagementRoutes } from "./modules/engagement/routes.ts";
import { webhooksRoutes } from "./modules/webhooks/routes.ts";
import { embedsRoutes } from "./modules/embeds/routes.ts";
import { feedRoutes } from "./modules/feed/routes.ts";
import { feedbackFrameRoutes, feedbackRoutes } from "./modules/feedback/routes.ts";
import { goalUploadRoutes } from "./modules/goal-upload/routes.ts";
import { goalReportsRoutes } from "./modules/goal-reports/routes.ts";
import { goalTemplatesRoutes } from "./modules/goal-templates/routes.ts";
import { goalsRoutes } from "./modules/goals/routes.ts";
import { helpRoutes } from "./modules/help/routes.ts";
import { homeRoutes } from "./modules/home/routes.ts";
import { identityFrameRoutes, identityRoutes } from "./modules/identity/routes.ts";
import { initiativesRoutes } from "./modules/initiatives/routes.ts";
import { integrationsRoutes } from "./modules/integrations/routes.ts";
import { metricsRoutes } from "./modules/metrics/routes.ts";
import { notificationsRoutes } from "./modules/notifications/routes.ts";
import { oneOnOnesOpenRoutes, oneOnOnesRoutes } from "./modules/one-on-ones/routes.ts";
import { peopleRoutes } from "./modules/people/routes.ts";
import { pointsRoutes } from "./modules/points/routes.ts";
import { compensationRoutes } from "./modules/compensation/routes.ts";
import { calibrationRoutes } from "./modules/calibration/routes.ts";
import { reviewsOpenRoutes, reviewsRoutes } from "./modules/reviews/routes.ts";
import { searchRoutes } from "./modules/search/routes.ts";
import { tagsRoutes } from "./modules/tags/routes.ts";
import { shellFrameRoutes, shellRoutes } from "./shell/routes.ts";
import { disciplinaryRoutes } from "./modules/disciplinary/routes.ts";
import { lifecycleOpenRoutes, lifecycleRoutes } from "./modules/lifecycle/routes.ts";

export default [
  ...shellRoutes,
  ...identityRoutes,
  ...feedbackRoutes,
  ...reviewsOpenRoutes,
  ...oneOnOnesOpenRoutes,
  ...lifecycleOpenRoutes,
  layout("shell/routes/frame.tsx", [
    layout("shell/routes/content.tsx", [
      ...homeRoutes,
      ...peopleRoutes,
      ...accessRoutes,
      ...goalsRoutes,
      ...metricsRoutes,
      ...goalTemplatesRoutes,
      ...goalReportsRoutes,
      ...goalUploadRoutes,
      ...initiativesRoutes,
      ...feedRoutes,
      ...feedbackFrameRoutes,
      ...developRoutes,
      ...oneOnOnesRoutes,
      ...reviewsRoutes,
      ...calibrationRoutes,
      ...engagementRoutes,
      ...pointsRoutes,
      ...compensationRoutes,
      ...tagsRoutes,
      ...searchRoutes,
      ...helpRoutes,
      ...assistRoutes,
      ...commentsRoutes,
      ...importsRoutes,
      ...audiencesRoutes,
      ...notificationsRoutes,
      ...identityFrameRoutes,
      ...integrationsRoutes,
      ...embedsRoutes,
      ...webhooksRoutes,
      ...analyticsRoutes,
      ...disciplinaryRoutes,
      ...lifecycleRoutes,
      ...shellFrameRoutes,
    ]),
  ]),
] satisfies RouteConfig;
