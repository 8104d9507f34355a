import { identityLetters } from "./mail/identity-letters.ts";
import { noticeKinds } from "#app/platform/contributions/notice-kind.ts";
import { taskHandler } from "#app/platform/tasks/task-kind.ts";
import type { RoomServer } from "#app/platform/contributions/room.ts";
import { identityEvents } from "./events.ts";
import { meEndpoints } from "./api/me-endpoints.ts";
import { sessionEndpoints } from "./api/session-endpoints.ts";
import { membershipEndpoints } from "./api/membership-endpoints.ts";
import { calendarMount } from "./http/calendar.server.ts";
import { oauthMetadataMount, oauthMount } from "./http/oauth.server.ts";
import { samlMount } from "./http/saml.server.ts";
import { ssoSignOutMount } from "./http/sso-sign-out.server.ts";
import { identityJobs } from "./jobs/identity-jobs.ts";
import { identityRights } from "./rights.ts";
import { identityRules } from "./policy.ts";
import { identityEntities } from "./data/entities.ts";
import { erasureEndpoints } from "./erasure/api/erasure-endpoints.ts";
import { erasePersonTask } from "./erasure/jobs/erase-person.task.ts";
import { leaverCopyTask } from "./erasure/jobs/leaver-copy.task.ts";
import { startDueErasures } from "./erasure/use-cases/start-due-erasures.ts";
import { inviteAllTask } from "./jobs/invite-all.task.ts";
import { withdrawAllTask } from "./jobs/withdraw-all.task.ts";
import { ownDataTask } from "./jobs/own-data.task.ts";
import { identityMovesWith } from "./moves-with.ts";
import { identityNotices } from "./notices.ts";
import { tellOfCertificates } from "./single-sign-on/use-cases/tell-of-certificates.ts";
import { identityForgetsPerson } from "./forgets-person.ts";
import { memberListExport } from "./queries/export-members.ts";
import { invitationListExport } from "./queries/export-invitations.ts";

export const identityServer: RoomServer = {
  entities: identityEntities,
  name: "identity",
  movesWith: identityMovesWith,
  ownData: "nothing",
  forgetsPerson: identityForgetsPerson,
  events: identityEvents,
  endpoints: [...meEndpoints, ...sessionEndpoints, ...membershipEndpoints, ...erasureEndpoints],
  mounts: [calendarMount, oauthMetadataMount, oauthMount, samlMount, ssoSignOutMount],
  jobs: identityJobs,
  tasks: [
    invitationListExport.handler,
    memberListExport.handler,
    ownDataTask.handler,
    inviteAllTask.handler,
    withdrawAllTask.handler,
    leaverCopyTask.handler,
    taskHandler(erasePersonTask, async () => (await import("./erasure/jobs/erase-person.ts")).erasePerson),
  ],
  letters: identityLetters,
  noticeKinds: noticeKinds({
    samples: { name: { is: "login.example" }, person: { like: "person" } },
    mail: {
      "sso-certificate-ending": { text: "mails.text.certificate", act: "mails.act" },
      "emergency-sign-in": { text: "mails.text.emergency", act: "mails.act" },
    },
  }),
  notices: identityNotices,
  scheduled: async (context) => {
    await tellOfCertificates(context);
    await startDueErasures(context);
  },
  rights: identityRights,
  rules: ({ actor }) => identityRules(actor),
};
