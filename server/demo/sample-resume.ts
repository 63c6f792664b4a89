export type SampleResume = {
  fileName: string;
  name: string;
  headline: string;
  city: string;
  email: string;
  phone: string;
  summary: string;
  skills: { group: string; names: string[] }[];
  jobs: { title: string; employer: string; city: string; start: string; end: string; bullets: string[] }[];
  education: { degree: string; institution: string; city: string; year: string }[];
  certificates: { name: string; year: string }[];
};

export const SAMPLE_RESUME: SampleResume = {
  fileName: "Morgan Ellery Resume.docx",
  name: "Morgan Ellery",
  headline: "Full-Stack Software Engineer",
  city: "Denver, CO",
  email: "morgan.ellery@example.com",
  phone: "(303) 555-0148",
  summary:
    "Full-stack software engineer with more than eight years of building web products in TypeScript, React and Node.js. Happiest owning a feature from the first customer conversation to the dashboard that shows it working. Cares about accessible interfaces, small pull requests and tests that finish before the coffee does.",
  skills: [
    { group: "Languages", names: ["TypeScript", "JavaScript", "Python", "SQL", "HTML", "CSS"] },
    {
      group: "Front end",
      names: ["React", "Next.js", "React Router", "Redux", "Storybook", "Web accessibility (WCAG)"],
    },
    { group: "Back end", names: ["Node.js", "Express", "REST APIs", "GraphQL", "PostgreSQL", "MongoDB", "Redis"] },
    {
      group: "Cloud and testing",
      names: ["Docker", "AWS", "GitHub Actions", "Terraform", "Playwright", "Jest", "Vitest"],
    },
  ],
  jobs: [
    {
      title: "Senior Full-Stack Engineer",
      employer: "Alder Peak Scheduling",
      city: "Denver, CO",
      start: "March 2022",
      end: "Present",
      bullets: [
        "Lead a team of four that builds appointment booking for 310 outpatient clinics in React, TypeScript and Node.js.",
        "Redesigned the waitlist with PostgreSQL row locking and a Redis queue, which filled 38% of cancelled visits within an hour.",
        "Cut the largest page bundle from 1.4 MB to 420 KB and brought median load time on mobile from 5.1 s to 1.9 s.",
        "Introduced Playwright journeys and a five-minute GitHub Actions pipeline; releases went from weekly to several a day.",
        "Rebuilt the booking form for keyboard and screen reader use and passed an external WCAG 2.2 AA audit.",
        "Mentor two junior engineers through weekly pairing and written design reviews.",
      ],
    },
    {
      title: "Full-Stack Developer",
      employer: "Cinder & Vale Commerce",
      city: "Boulder, CO",
      start: "June 2019",
      end: "February 2022",
      bullets: [
        "Built the order and returns portal for 120 outdoor retailers with React, GraphQL and Node.js on AWS.",
        "Designed REST APIs and MongoDB collections for stock levels that handle 2.3 million updates a day.",
        "Moved eleven services to Docker and Terraform together with the operations team, lowering hosting cost by 27%.",
        "Wrote the shared component library in TypeScript and Storybook that five product teams still use.",
        "Took part in an on-call rotation and wrote the postmortem guide that the company adopted.",
      ],
    },
    {
      title: "Front-End Developer",
      employer: "Paper Kite Interactive",
      city: "Fort Collins, CO",
      start: "July 2017",
      end: "May 2019",
      bullets: [
        "Delivered 14 client sites for breweries, music festivals and a ski area in JavaScript, React and hand-written CSS.",
        "Set up automated testing with Jest and visual checks, which halved the bugs found after launch.",
        "Taught clients to edit their own content and reduced support tickets by a third.",
      ],
    },
  ],
  education: [
    {
      degree: "Bachelor of Science in Computer Science",
      institution: "Colorado State University",
      city: "Fort Collins, CO",
      year: "2017",
    },
  ],
  certificates: [
    { name: "AWS Certified Developer - Associate", year: "2023" },
    { name: "Certified Professional in Web Accessibility (CPWA)", year: "2022" },
  ],
};
