/** What somebody asks for in a chat: heard, answered as themselves, and shown to them there. */
export { answerChat, hearChat, isChat, type HeardChat } from "./use-cases/hear-chat.ts";
export { chatAnswer } from "./queries/chat-answer.ts";
export { hearMessage } from "./use-cases/hear-message.ts";
export { keysOfConnectors, resealConnectors } from "./use-cases/reseal-secrets.ts";
/** People whom an identity provider sends. */
export { removeScimUser, saveScimUser, scimUserOf, scimUsers, type ScimCaller } from "./use-cases/scim-people.ts";
