import type { Migration } from "#tenancy/migration.ts";
import { ground } from "./0001-ground.ts";
import { people } from "./0002-people.ts";
import { access } from "./0003-access.ts";
import { goals } from "./0004-goals.ts";
import { supportConsent } from "./0005-support-consent.ts";
import { accessRules } from "./0006-access-rules.ts";
import { peopleImport } from "./0007-people-import.ts";
import { auditChain } from "./0008-audit-chain.ts";
import { goalStructure } from "./0009-goal-structure.ts";
import { initiatives } from "./0011-initiatives.ts";
import { companyShape } from "./0012-company-shape.ts";
import { manyPeopleAtOnce } from "./0013-many-people-at-once.ts";
import { importTasksAndPhotos } from "./0014-import-tasks-and-photos.ts";
import { employeeFields } from "./0015-employee-fields.ts";
import { peopleTags } from "./0016-people-tags.ts";
import { roleFields } from "./0017-role-fields.ts";
import { checkInsAndUploads } from "./0018-check-ins-and-uploads.ts";
import { goalCopiesAndFeeds } from "./0019-goal-copies-and-feeds.ts";
import { goalDependencies } from "./0020-goal-dependencies.ts";
import { importLeavers } from "./0021-import-leavers.ts";
import { initiativesAndGoals } from "./0022-initiatives-and-goals.ts";
import { goalExports } from "./0023-goal-exports.ts";
import { tags } from "./0024-tags.ts";
import { savedViews } from "./0025-saved-views.ts";
import { metrics } from "./0026-metrics.ts";
import { metricFormulas } from "./0027-metric-formulas.ts";
import { cohorts } from "./0028-cohorts.ts";
import { templatesForCohorts } from "./0029-templates-for-cohorts.ts";
import { goalUploadTasks } from "./0030-goal-upload-tasks.ts";
import { embeds } from "./0031-embeds.ts";
import { printAndAnalytics } from "./0033-print-and-analytics.ts";
import { kindsOfTags } from "./0034-kinds-of-tags.ts";
import { calendarAddressesAndCircles } from "./0035-calendar-addresses.ts";
import { titlesOneSees } from "./0037-titles-one-sees.ts";
import { backgroundTasks } from "./0038-background-tasks.ts";
import { comments } from "./0039-comments.ts";
import { recordChanges } from "./0040-record-changes.ts";
import { versions } from "./0041-versions.ts";
import { feedback } from "./0042-feedback.ts";
import { attachments } from "./0044-attachments.ts";
import { feed } from "./0045-feed.ts";
import { feedModeration } from "./0046-feed-moderation.ts";
import { oneOnOnes } from "./0047-one-on-ones.ts";
import { reviews } from "./0050-reviews.ts";
import { develop } from "./0056-develop.ts";
import { feedbackOnCompetencies } from "./0057-feedback-on-competencies.ts";
import { connectors } from "./0059-connectors.ts";
import { connectorDeliveries } from "./0060-connector-deliveries.ts";
import { signedDocuments } from "./0063-signed-documents.ts";
import { calibration } from "./0064-calibration.ts";
import { connectorsBothWays } from "./0065-connectors-both-ways.ts";
import { reviewsFromOutside } from "./0067-reviews-from-outside.ts";
import { calibrationPresence } from "./0068-calibration-presence.ts";
import { embedUse } from "./0072-embed-use.ts";
import { feedAttributes } from "./0073-feed-attributes.ts";
import { sharedNotes } from "./0074-shared-notes.ts";
import { handoversOfOneOnOnes } from "./0075-handovers-of-one-on-ones.ts";
import { subjectsAndQuestionsOfOneOnOnes } from "./0076-subjects-and-questions-of-one-on-ones.ts";
import { importedFiles } from "./0083-imported-files.ts";
import { gifsOfTheFeed } from "./0084-gifs-of-the-feed.ts";
import { probationDecisions } from "./0086-probation-decisions.ts";
import { nominatorsAndCompetencySteps } from "./0087-nominators-and-competency-steps.ts";
import { connectorReplaysAndIssues } from "./0088-connector-replays-and-issues.ts";
import { holidays } from "./0089-holidays.ts";
import { goalUploadsAreImports } from "./0090-goal-uploads-are-imports.ts";
import { outcomesPersonByPerson } from "./0095-outcomes-person-by-person.ts";
import { peopleImportsAreFiles } from "./0096-people-imports-are-files.ts";
import { templatesForAudiences } from "./0098-templates-for-audiences.ts";
import { tasksComeBackDaily } from "./0099-tasks-come-back-daily.ts";
import { importsAboutARecord } from "./0100-imports-about-a-record.ts";
import { settingsBeginWithVersionOne } from "./0101-settings-begin-with-version-one.ts";
import { deletedRowsAreFound } from "./0102-deleted-rows-are-found.ts";
import { sharedNotesTypedSince } from "./0110-shared-notes-typed-since.ts";
import { identityFactsHaveTheirOwnRight } from "./0115-identity-facts-have-their-own-right.ts";
import { connectionsAddTerms } from "./0120-connections-add-terms.ts";
import { resultsKnowTheirCalibration } from "./0125-results-know-their-calibration.ts";
import { cyclesHaveASecret } from "./0126-cycles-have-a-secret.ts";
import { lettersOutsideAreCounted } from "./0127-letters-to-people-outside-are-counted.ts";
import { praiseIsOneRecord } from "./0135-praise-is-one-record.ts";
import { praiseOfTheFeedIsFeedback } from "./0136-praise-of-the-feed-is-feedback.ts";
import { companySettingsHaveAVersion } from "./0140-company-settings-have-a-version.ts";
import { howTheCompanyWrites } from "./0145-how-the-company-writes.ts";
import { idsOfReviewQuestions } from "./0150-ids-of-review-questions.ts";
import { mailOfNotices } from "./0160-mail-of-notices.ts";
import { surveys } from "./0170-surveys.ts";
import { whatIsDoneAboutResults } from "./0171-what-is-done-about-results.ts";
import { recurringSurveys } from "./0172-recurring-surveys.ts";
import { answersToComments } from "./0173-answers-to-comments.ts";
import { disciplinary } from "./0180-disciplinary.ts";
import { draftsSaveThemselves } from "./0181-drafts-save-themselves.ts";
import { violationPoints } from "./0190-points.ts";
import { compensation } from "./0200-compensation.ts";
import { changesDuringACompensationCycle } from "./0201-changes-during-a-compensation-cycle.ts";
import { accessChange } from "./0210-access-change.ts";
import { mailTimes } from "./0220-mail-times.ts";
import { search } from "./0225-search.ts";
import { quietTime } from "./0226-quiet-time.ts";
import { lifecycle } from "./0230-lifecycle.ts";
import { measuresAndReports } from "./0240-measures-and-reports.ts";
import { webhooks } from "./0250-webhooks.ts";
import { firstSteps } from "./0260-first-steps.ts";
import { unitsOfCheckIns } from "./0261-units-of-check-ins.ts";
import { departmentsAndTeamsOfGoals } from "./0262-departments-and-teams-of-goals.ts";
import { certificatesOfProviders } from "./0267-certificates-of-providers.ts";
import { peersWaitForApproval } from "./0268-peers-wait-for-approval.ts";
import { outcomesAndGoalsThatCount } from "./0269-outcomes-and-goals-that-count.ts";
import { orderOfChanges } from "./0273-order-of-changes.ts";
import { severalGroupsOfAPerson } from "./0278-several-groups-of-a-person.ts";
import { cohortsOfMeetings } from "./0279-cohorts-of-meetings.ts";
import { goalsAndBenchmarksOfSurveys } from "./0280-goals-and-benchmarks-of-surveys.ts";
import { recurringSurveysAreChanged } from "./0281-recurring-surveys-are-changed.ts";
import { whatIfsOfCompensation } from "./0285-what-ifs-of-compensation.ts";
import { whatNoticesAreAbout } from "./0295-what-notices-are-about.ts";
import { lettersOutsideLeaveOneAfterTheOther } from "./0300-letters-outside-leave-one-after-the-other.ts";
import { nudgesAreDone } from "./0301-nudges-are-done.ts";
import { formsOfGroups } from "./0305-forms-of-groups.ts";
import { directoryGroups } from "./0312-directory-groups.ts";
import { assist } from "./0313-assist.ts";
import { peopleAreErased } from "./0314-people-are-erased.ts";
import { devicesThatAreTold } from "./0317-devices-that-are-told.ts";
import { choicesByChannel } from "./0318-choices-by-channel.ts";
import { deliveriesOfNotices } from "./0319-deliveries-of-notices.ts";
import { listsThatAreFollowed } from "./0320-lists-that-are-followed.ts";
import { joiningAtSignIn } from "./0325-joining-at-sign-in.ts";
import { remindersOfPeers } from "./0326-reminders-of-peers.ts";
import { papersOfJourneys } from "./0327-papers-of-journeys.ts";
import { journeysByThemselves } from "./0328-journeys-by-themselves.ts";
import { formsOfJourneys } from "./0329-forms-of-journeys.ts";
import { stepsInLanguages } from "./0330-steps-in-languages.ts";
import { dashboardsOfEveryModule } from "./0346-dashboards-of-every-module.ts";
import { remindersOfCycles } from "./0355-reminders-of-cycles.ts";
import { budgetsOfUnitsByHand } from "./0356-budgets-of-units-by-hand.ts";
import { featuresInPreview } from "./0357-previews-allowed.ts";
import { minimumOfSurveys } from "./0358-minimum-of-surveys.ts";
import { sourcesOfMeasures } from "./0364-sources-of-measures.ts";
import { totalsOfQuarters } from "./0365-totals-of-quarters.ts";
import { mailsBegun } from "./0380-mails-begun.ts";
import { piecesOfFiles } from "./0390-pieces-of-files.ts";
import { gatheredMinutes } from "./0391-gathered-minutes.ts";
import { passwordsSentAlong } from "./0395-passwords-sent-along.ts";
import { versionsOfWhatIsDeleted } from "./0396-versions-of-what-is-deleted.ts";
import { plainTextsKept } from "./0400-plain-texts-kept.ts";
import { repliesToInvitations } from "./0420-replies-to-invitations.ts";
import { roomEdition } from "./0421-room-edition.ts";

/** The shape of one tenant, oldest step first. */
export const tenantMigrations: readonly Migration[] = [
  ground,
  people,
  access,
  goals,
  supportConsent,
  accessRules,
  peopleImport,
  auditChain,
  goalStructure,
  initiatives,
  companyShape,
  manyPeopleAtOnce,
  importTasksAndPhotos,
  employeeFields,
  peopleTags,
  roleFields,
  checkInsAndUploads,
  goalCopiesAndFeeds,
  goalDependencies,
  importLeavers,
  initiativesAndGoals,
  goalExports,
  tags,
  savedViews,
  metrics,
  metricFormulas,
  cohorts,
  templatesForCohorts,
  goalUploadTasks,
  embeds,
  printAndAnalytics,
  kindsOfTags,
  calendarAddressesAndCircles,
  titlesOneSees,
  backgroundTasks,
  comments,
  recordChanges,
  versions,
  feedback,
  attachments,
  feed,
  feedModeration,
  oneOnOnes,
  reviews,
  develop,
  feedbackOnCompetencies,
  connectors,
  connectorDeliveries,
  signedDocuments,
  calibration,
  connectorsBothWays,
  reviewsFromOutside,
  calibrationPresence,
  embedUse,
  feedAttributes,
  sharedNotes,
  handoversOfOneOnOnes,
  subjectsAndQuestionsOfOneOnOnes,
  importedFiles,
  gifsOfTheFeed,
  probationDecisions,
  nominatorsAndCompetencySteps,
  connectorReplaysAndIssues,
  holidays,
  goalUploadsAreImports,
  outcomesPersonByPerson,
  peopleImportsAreFiles,
  templatesForAudiences,
  tasksComeBackDaily,
  importsAboutARecord,
  settingsBeginWithVersionOne,
  deletedRowsAreFound,
  sharedNotesTypedSince,
  identityFactsHaveTheirOwnRight,
  connectionsAddTerms,
  resultsKnowTheirCalibration,
  cyclesHaveASecret,
  lettersOutsideAreCounted,
  praiseIsOneRecord,
  praiseOfTheFeedIsFeedback,
  companySettingsHaveAVersion,
  howTheCompanyWrites,
  idsOfReviewQuestions,
  mailOfNotices,
  surveys,
  whatIsDoneAboutResults,
  recurringSurveys,
  answersToComments,
  disciplinary,
  draftsSaveThemselves,
  violationPoints,
  compensation,
  changesDuringACompensationCycle,
  accessChange,
  mailTimes,
  search,
  quietTime,
  lifecycle,
  measuresAndReports,
  webhooks,
  firstSteps,
  unitsOfCheckIns,
  departmentsAndTeamsOfGoals,
  certificatesOfProviders,
  peersWaitForApproval,
  outcomesAndGoalsThatCount,
  orderOfChanges,
  severalGroupsOfAPerson,
  cohortsOfMeetings,
  goalsAndBenchmarksOfSurveys,
  recurringSurveysAreChanged,
  whatIfsOfCompensation,
  whatNoticesAreAbout,
  lettersOutsideLeaveOneAfterTheOther,
  nudgesAreDone,
  formsOfGroups,
  directoryGroups,
  assist,
  peopleAreErased,
  devicesThatAreTold,
  choicesByChannel,
  deliveriesOfNotices,
  listsThatAreFollowed,
  joiningAtSignIn,
  remindersOfPeers,
  papersOfJourneys,
  journeysByThemselves,
  formsOfJourneys,
  stepsInLanguages,
  dashboardsOfEveryModule,
  remindersOfCycles,
  budgetsOfUnitsByHand,
  featuresInPreview,
  minimumOfSurveys,
  sourcesOfMeasures,
  totalsOfQuarters,
  mailsBegun,
  piecesOfFiles,
  gatheredMinutes,
  passwordsSentAlong,
  versionsOfWhatIsDeleted,
  plainTextsKept,
  repliesToInvitations,
  roomEdition,
];
