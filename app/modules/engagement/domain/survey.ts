/** How a survey stands: it is designed, answered, closed, and its results can be seen. */
export const surveyStates = ["DRAFT", "LIVE", "CLOSED", "PUBLISHED"] as const;
export type SurveyState = (typeof surveyStates)[number];

/**
 * Who can know what somebody answered: nobody at all; the survey's admins; or they and managers. Chosen before launch and
 * never changed afterwards.
 */
export const privacies = ["ANONYMOUS", "CONFIDENTIAL", "NAMED"] as const;
export type Privacy = (typeof privacies)[number];

/** What a survey is made for. */
export const purposes = ["ENGAGEMENT", "PULSE", "ONBOARDING", "CHANGE", "WELLBEING", "EXIT"] as const;
export type Purpose = (typeof purposes)[number];

/** By what answers can be told apart, as the specification names them; TEAM is the line of managers. */
export const attributes = ["DIVISION", "TEAM", "FUNCTION_NAME", "ROLE_NAME", "LOCATION"] as const;
export type Attribute = (typeof attributes)[number];

/** The company, or each of several: the units above which there is none. Told apart wherever units are. */
const company = "COMPANY_NAME";
/** What the rows of a heat map can be: an attribute, companies, or people in named surveys alone. */
export const heatRows = [...attributes, company, "EMPLOYEE"] as const;
export type HeatRows = (typeof heatRows)[number];

/** What the columns of a heat map can be, as the specification names them: drivers, questions, or an attribute. */
export const heatColumns = ["DRIVER", "QUESTION_DESCRIPTION", ...attributes, company] as const;
export type HeatColumns = (typeof heatColumns)[number];

/** Fewer answers than this are never told of, whatever a company sets. */
export const fewestEver = 4;
/** More than this nobody can ask for. */
export const mostFewest = 50;
/** What a survey asks for where nobody said more, and what a company's own minimum puts below it and above it. */
export type Minimum = { least: number; usual: number };
export const minimumAs = (set: number | null): Minimum => ({ least: set ?? fewestEver, usual: set ?? fewestEver + 1 });
/** Comments are told of from twice as many answers on. */
export const fewestForComments = (fewest: number) => fewest * 2;

/** What is true of a person, or of a group of people, of one attribute: the id of a unit, manager, role; null is not told. */
export type Place = Partial<Record<Attribute, string | null>>;

/** Names and trees as they were when the survey was launched. */
export type Frame = {
  attributes: Attribute[];
  /** By id: of a unit, manager, function, role, location. */
  names: Record<string, string>;
  /** By id of a unit or manager: the one above. */
  above: Record<string, string>;
  /** Whoever is asked is told, before they answer, that answers are read person by person; only then they are. */
  byPerson?: true;
};

/** What a survey begins with: of a named one, that everybody was told it is read person by person. */
export const frameAt = (frame: Frame, privacy: Privacy): Frame =>
  privacy === "NAMED" ? { ...frame, byPerson: true } : frame;

/** People who are told of together alone: in every number there are all of them or none. */
export type Group = { number: number; place: Place; asked: number };

/** What is settled one after another before a launch. */
export const creationSteps = ["questions", "settings", "participants", "launch"] as const;
export type CreationStep = (typeof creationSteps)[number];

/** Tabs of the settings, as addresses name them. */
export const settingsTabs = [
  "engagement_surveys",
  "series",
  "templates",
  "question_library",
  "engagement_drivers",
  "benchmarks",
] as const;
export type SettingsTab = (typeof settingsTabs)[number];
