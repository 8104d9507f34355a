/** What people of demo companies wrote, wave by wave; nobody says what somebody else said. */
export const demoComments: readonly { better: readonly string[]; keep: readonly string[] }[] = [
  {
    better: [
      "Decisions about priorities change too often. We start over every second week.",
      "The build takes forty minutes. That is the first thing I would fix.",
      "Tell us earlier when a customer date moves. We hear it in the corridor.",
      "New colleagues wait a week for their laptop and access.",
      "Too many meetings on Thursdays. I have no two hours in a row.",
      "I would like to know what the next step for me could be.",
      "Support and engineering should look at tickets together once a week.",
      "The heating in the second building has been broken since October.",
    ],
    keep: [
      "People help when you ask, in any team.",
      "Flexible hours. With two small children this is what keeps me here.",
      "The Friday demo. I learn what others are doing.",
      "My manager listens and does something about it.",
      "That we can say when an estimate was wrong.",
    ],
  },
  {
    better: [
      "Onboarding for the field team is still a list of links.",
      "Agree on one place for documents. I search in three.",
      "We announce tools and then nobody trains us.",
      "On-call is unfair: the same four people every second weekend.",
      "Say openly what the reorganisation means for the test team.",
      "Pay bands would help. People guess, and guess wrong.",
      "Let small purchases through without three signatures.",
    ],
    keep: [
      "The build is down to nine minutes. Thank you for listening.",
      "Fewer meetings on Thursdays really helps.",
      "Feedback rounds in my team are honest and kind.",
      "The mentoring pairs. I would not have applied for my new role without it.",
    ],
  },
  {
    better: [
      "Plan holidays of the whole line earlier, please.",
      "Sales promises features before we have seen them.",
      "The career page is good. Now managers should talk about it.",
      "I miss a quiet room on our floor.",
      "Quarterly goals come two weeks into the quarter.",
      "Part-time colleagues are left out of the Monday meeting.",
    ],
    keep: [
      "On-call is fair now, with a free day afterwards.",
      "Our director answers questions without a script.",
      "Everyone knows what the three goals of the year are.",
      "The new starters had everything on day one.",
    ],
  },
  {
    better: ["The new travel tool asks for the same receipt twice.", "We need a decision about the second test bench."],
    keep: [],
  },
];
