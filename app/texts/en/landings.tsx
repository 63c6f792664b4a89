export const landings = {
  title: (design: string) => `${design} landing design`,
  inFigures: "In figures",
  sampleRole: "Role and title",
  sampleSkills: "Required skills",
  sampleYears: "Years",
  sampleLicence: "Licence",
  plans: {
    free: {
      features: ["5 job matches per month", "Basic resume analysis", "1 AI-generated material"],
      button: "Start Free",
    },
    pro: {
      features: [
        "50 matches per month",
        "Advanced AI analysis",
        "10 AI materials per month",
        "Interview preparation",
        "Progress analytics",
      ],
      button: "Upgrade to Pro",
    },
    premium: {
      features: [
        "Unlimited matches",
        "Premium AI optimization",
        "Unlimited AI materials",
        "Priority support",
        "Advanced analytics",
      ],
      button: "Upgrade to Premium",
    },
  },
  light: {
    note: "the menu and the demo lead nowhere, the voices are samples, the figures goals.",
    tag: "290+ job listings from major job boards and professional networks",
    headline: (
      <>
        A clear view of the work <em>you were made for</em>
      </>
    ),
    lead: (brand: string) =>
      `${brand} reads your resume once, compares it with every listing, and shows you the few worth your evening, each with a score from 0 to 100 percent that you can take apart.`,
    start: "Start Free",
    person: "Emergency RN, 11 years",
    first: { title: "Registered Nurse, Emergency", place: "Riverside Health · 4 miles" },
    second: { title: "Charge Nurse, Critical Care", place: "Lakeview Medical · 9 miles" },
    third: { title: "Nurse Educator", place: "Harbor College · remote" },
    why: (score: string) => `Why ${score}`,
    everything: "Everything in its light",
    tools: "Six tools around one document. None of them says anything that is not in it.",
    features: {
      analysis:
        "Skills, experience and education, each with the line it came from. You see what was understood before anybody else does.",
      letters: "Two or three claims that matter for this job, in your own voice, each traceable to your own words.",
      interview: "Questions in four categories, each with a tailored answer.",
      jobs: "Several boards in one list, without duplicates and stale reposts.",
      analytics: "Where your applications stand, and whether the score predicts replies.",
      optimization: "The relevant first, in the posting’s language. Order and wording change, facts never do.",
    },
    seen: "Seen by people who search",
    understood: "of a resume’s lines understood",
    reach: "of the time within reach",
    listings: "job listings compared with yours",
    nurseSays: "“I had sent forty applications. Then I saw which six my resume really answered, and wrote only those.”",
    nurse: "A nurse changing wards · sample",
    welderSays: "“It told me what was missing before the recruiter did. That is worth an evening.”",
    welder: "A welder moving states · sample",
    closing: "Tomorrow’s search can start this morning.",
    signUp: "Sign Up Free",
  },
  dark: {
    note: "the menu and the demo lead nowhere, the runs in the log are samples, the figures goals. The product’s own plans are on the dashboard.",
    headline: "Know your odds before you apply.",
    lead: "Every listing measured against the resume you have. The score comes with its parts, and each part with the line that earned it.",
    start: "Start Measuring",
    dial: "PERCENT",
    listings: "job listings aggregated",
    match: "match, part by part",
    understood: "of lines understood",
    reach: "within reach",
    readings: "Six readings from one document",
    features: {
      analysis:
        "Skills, years, education and licences, each with its line number. Wrong reading? Correct it where you see it.",
      letters: "One posting, two or three claims, no adjectives you would not say aloud.",
      interview: "General, technical, behavioral, company-specific: each question with an answer from your own record.",
      jobs: "Major boards and professional networks in one list, stale reposts struck out.",
      analytics: "Match quality, activity, interviews, tools: four parts of 25 make one number from 0 to 100.",
      optimization: "Order and wording move towards the posting. Facts stay bolted down.",
    },
    log: "What a number can tell you",
    runs: "Sample runs",
    cook: { from: "Line cook", to: "Sous chef", end: "Interview in 6 days" },
    mechanic: { from: "Army mechanic", to: "Wind technician", end: "Offer in 3 weeks" },
    teller: { from: "Teller", to: "Fraud analyst", end: "Interview in 11 days" },
    teacher: { from: "Teacher", to: "UX writer", end: "Not sent, two gaps named" },
    settings: "Three settings",
    closing: "Set the needle.",
    launch: "Launch Your Search",
  },
  purple: {
    note: "the menu and the demo lead nowhere, the voices are samples, the figures goals.",
    headline: "Your next job has a type. It’s you.",
    lead: "Drop in your resume and meet the jobs that fit, with the reasons on the table: resume analysis, matching, cover letters, interview preparation and career analytics in one place.",
    start: "Find My Match",
    profession: "Pastry Chef, 7 years",
    job: "Head of Pastry",
    speaks: "speaks French ✓",
    leads: "runs a team ✓",
    helpers: "Small helpers, big Monday",
    features: {
      analysis: "It reads like a friend with a pencil: what you can do, for how long, and where it says so.",
      letters: "A first draft before the tea is ready. Yours in tone, and true to the last comma.",
      interview: "Four kinds of questions, one calm you. Each answer starts from something you really did.",
      jobs: "290+ listings from major boards and professional networks, minus the ones you saw last week.",
      analytics: "A score for the whole search, so that you know where the next hour goes.",
      optimization: "Same life, better order. The line they look for is the line they see first.",
    },
    aloud: "They said it out loud",
    voice: (who: string) => `Sample voice: ${who}`,
    buyer: { says: "“I stopped guessing. That alone was worth it.”", who: "a barista turned buyer" },
    electrician: {
      says: "“Six applications, three calls. All six were mine to win.”",
      who: "an apprentice electrician",
    },
    accountant: { says: "“It said no to a job I wanted, and it said why. Fair.”", who: "a junior accountant" },
    listings: "job listings",
    understood: "of lines understood",
    match: "match, explained",
    closing: "Go on, be the match.",
    bring: "Bring the resume you have. Everything else starts from there.",
    getStarted: "Get Started Free",
  },
  emerald: {
    note: "the menu and the demo lead nowhere, field notes are samples, figures goals. The product’s own plans are on the dashboard.",
    headline: (
      <>
        Every career is <em>a country.</em> Here is the map.
      </>
    ),
    lead: (brand: string) =>
      `${brand} shows where you stand, which summits are within reach, and the way up, with each step grounded in what you have already done.`,
    start: "Start the Climb",
    stages: { resume: "Resume", matches: "Matches", letter: "Letter", interview: "Interview" },
    instruments: (
      <>
        Six instruments, <em>one expedition</em>
      </>
    ),
    atlas:
      "A match is a number from 0 to 100 percent. An atlas does not flatter: it tells you the distance, and what lies in between.",
    features: {
      analysis:
        "The survey. Skills, experience and education are measured where they stand, and every reading names its line.",
      jobs: "The country. More than 290 listings, aggregated from major job boards and professional networks, in one map.",
      optimization: "The pack. What this road asks for goes on top; nothing you do not own goes in.",
      letters: "The introduction. Short, in your own voice, and true in every sentence.",
      interview: "The last ascent. Questions of four kinds, each with an answer from your own journey.",
      analytics: "The altimeter. A score from 0 to 100 that says whether you are climbing or walking in circles.",
    },
    notes: "Field notes",
    travellerSays:
      "“I thought I was lost. It turned out I was two licences and one good letter away from the next valley.”",
    traveller: "A sample traveller, forklift driver to site supervisor",
    listings: "job listings on the map",
    understood: "of a resume’s lines understood",
    reach: "of days open to travellers",
    provisions: (
      <>
        Choose <em>your provisions</em>
      </>
    ),
    closing: (
      <>
        The view is <em>better up there.</em>
      </>
    ),
    signUp: "Sign Up and Set Out",
  },
  neural: {
    note: "the network is a picture, the score plain arithmetic you can check. The menu and the demo lead nowhere, voices are samples, figures goals.",
    headline: "A mind for your next move",
    lead: "Feed it one resume. Watch which signals fire, which jobs light up, and why, from 0 to 100 percent. No black box: each connection can be opened.",
    start: "Launch the Beta",
    signals: ["triage lead", "42 beds", "RN licence", "Epic charting", "11 years", "Spanish"],
    jobs: ["Charge Nurse", "ER Educator", "Flight Nurse", "Case Manager", "Clinic Lead", "Data Analyst"],
    layers: "Three layers, six neurons",
    input: "Input layer",
    hidden: "Hidden layer",
    output: "Output layer",
    features: {
      analysis: "Every line becomes a signal, and keeps its address.",
      jobs: "290+ listings from major boards and professional networks.",
      optimization: "Signals that matter here are amplified. None is made up.",
      analytics: "A loss curve for your search: what to change before the next try.",
      letters: "A letter whose claims can be traced back to the input.",
      interview: "Four kinds of questions, each with your own answer.",
    },
    activations: "Activations in the wild",
    understood: "lines of a resume understood",
    reach: "hours it answers",
    listings: "listings compared at once",
    nurseSays: "“It opened the score and there was my night shift from 2019. I had forgotten I ever ran that ward.”",
    nurse: "sample tester 01, nurse",
    bookkeeperSays: "“First tool that left a gap a gap, and told me how to talk about it.”",
    bookkeeper: "sample tester 02, bookkeeper",
    yours: "yours.pdf",
    closing: "Give it something to think about.",
    signUp: "Sign Up for the Beta",
  },
};
