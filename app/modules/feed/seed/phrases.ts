/** What people of a demo company write; `@` stands for who is named. */
export const kudosPhrases = [
  "Thank you @ for stepping in when the release was about to slip. You kept calm and got us over the line. #teamwork",
  "Kudos to @ for the clearest handover notes I have read in years. #documentation",
  "Big thanks to @ for taking the difficult customer call on Friday. #customers",
  "@, great work on the onboarding guide. Two new colleagues told me it saved them a day. #onboarding",
  "Well done @! The audit found nothing to complain about, and that is your work. #quality",
  "Thanks @ for showing me how the forecast is built. I finally understand it. #learning",
  "Shout out to @ for organising the volunteer day. #community",
  "@ found the fault nobody else could find. Thank you for not giving up. #quality",
];

export const postPhrases = [
  "The new office on the second floor opens on Monday. Come by and choose your desk. #office",
  "We passed 500 installations this week. Thank you to everybody who had a part in it. #launch",
  "Lunch and learn on Thursday at noon: what our support team hears most often. #learning",
  "Our answers to customers now take four hours on average. In spring it was eleven. #customers",
  "The travel policy is shorter now: two pages instead of nine. Questions are welcome below.",
  "Reminder: the quarterly planning starts in two weeks. Please bring your three most important topics. #planning",
  "First snow at the plant today. Please drive carefully.",
  "The pilot with the new line went live last night without an hour of downtime. #launch",
  "We are looking for two people to help at the science fair at the local school. #community",
];

export const teamPhrases = [
  "I am away next week. Please send anything urgent to the team channel first.",
  "Stand-up moves to 9:45 from Monday, so that everybody has time to arrive. #planning",
  "Good retrospective today. The three things we agreed on are on the board. #teamwork",
];

export const advicePhrases = [
  "@, your demo was convincing. Next time I would show the numbers first and the screens afterwards.",
  "@, I suggest we agree on who takes notes before the meeting. You did it alone three times in a row.",
];

export const replyPhrases = [
  "Well deserved!",
  "Thank you, that means a lot.",
  "Congratulations to everybody involved.",
  "Good to know, thanks for sharing.",
  "I can help with that.",
];
