import { href } from "react-router";
import { ReleaseNote } from "../../components/quiet-note.tsx";
import { MAX_FILE_SIZE_IN_TEXT } from "../../../server/domain/upload-file.ts";

/** Some sentences are fixed by the specification: change none without it. */
export const faq = {
  title: "FAQ · Help Center",
  description: "Answers about resumes, AI materials, match scores, tracking, privacy and plans.",
  heading: "Help Center",
  lead: "Frequently asked questions, answered as we would answer a friend.",
  categories: "Categories",
  still: "Still a question?",
  note: (id: string) => (
    <ReleaseNote id={id}>
      nobody is waiting behind these two buttons yet. The <a href={href("/contact")}>contact page</a> has every other
      way.
    </ReleaseNote>
  ),
  closing: "The best answer is your own resume.",
  questions: {
    start: {
      question: "How do I start?",
      answer:
        "Sign in, upload the resume you have, and give it a name. It is read within seconds, you see what was understood, and your first matches appear below it.",
      release: null,
    },
    formats: {
      question: "Which resume formats can I upload?",
      answer: `PDF, DOC, DOCX and TXT, with a size of up to ${MAX_FILE_SIZE_IN_TEXT}.`,
      release: "the upload takes PDF, DOC and DOCX. A plain text is best saved as DOCX first.",
    },
    profile: {
      question: "Do I have to fill in a long profile?",
      answer:
        "No. The resume is the profile. If something was misread, you correct it where you see it; you can add the titles you look for, whether you want to work remotely, and the least you would accept in pay.",
      release: null,
    },
    several: {
      question: "Can I keep more than one resume?",
      answer:
        "Yes, one for each direction you search in. One of them is active, and the matches follow it. Activating another brings back its matches.",
      release: null,
    },
    scan: {
      question: "My resume is a scan. Does that work?",
      answer:
        "A scan is a picture, and there is no text in it to read. You are told so instead of getting wrong matches. Export the resume as PDF or DOCX from the program it was written in.",
      release: null,
    },
    writes: {
      question: "What can the AI write for me?",
      answer:
        "For a job of your choice: a tailored resume, a cover letter, and interview preparation. All of it is kept by company, can be edited, and can be downloaded.",
      release: null,
    },
    invents: {
      question: "Does it invent experience?",
      answer:
        "No. Each claim goes back to a line of your own resume. A tailored resume changes order and wording, never facts; where a requirement is not met, the preparation says how to speak about it honestly.",
      release: null,
    },
    interview: {
      question: "What is in the interview preparation?",
      answer:
        "Questions in four categories, general, technical, behavioral and company-specific, each with a tailored answer, and with tips and the strengths worth bringing up.",
      release: null,
    },
    asItIs: {
      question: "Should I send it as it is?",
      answer:
        "Please read it first. It is a draft made from your words, and you know best what is true and how you would say it. What you send is your statement.",
      release: null,
    },
    whoMay: {
      question: "Who can use the AI writing tools?",
      answer: "They belong to the paid plans. Reading your resume and explaining your matches is part of every plan.",
      release: null,
    },
    score: {
      question: "How is the match score made?",
      answer:
        "It is a number from 0 to 100 percent, made of parts you can open: the role, the skills asked for and wished for, years, education and licences, place. Each part shows its points and the line of your resume that earned them.",
      release: null,
    },
    good: {
      question: "What is a good score?",
      answer:
        "80 and above is an excellent match, 60 and above a good one, 40 and above a fair one. Below that, look at what is missing before you spend an evening on the application.",
      release: null,
    },
    often: {
      question: "How often are new jobs added?",
      answer: "New jobs appear within hours of posting and the site scans continuously.",
      release:
        "matches are looked for when you upload, change or activate a resume, change your wishes or your plan, or come back in a new month.",
    },
    filter: {
      question: "Can I filter the jobs?",
      answer: "By industry, location, salary range, experience level, company size and match score.",
      release:
        "the list is sorted by match, distance or date. Titles you look for, remote work and minimum pay are set once, with your resume, and count in every score.",
    },
    applies: {
      question: "Do you apply for me?",
      answer:
        "No. Apply Now opens the listing where it was posted and notes the date, so that you keep the overview. If you change your mind, you take the note back.",
      release: null,
    },
    performance: {
      question: "What is the performance score?",
      answer:
        "A number from 0 to 100 for your search as a whole, made in equal parts of match quality, application activity, interview success rate and use of the AI tools. It says where to put the next hour.",
      release: null,
    },
    track: {
      question: "How do I track my applications?",
      answer:
        "Each one you open with Apply Now is on the list, with its date, its score and the resume it went out with. Mark what came of it: an interview, an offer, a rejection.",
      release: null,
    },
    replies: {
      question: "Does a high score really lead to replies?",
      answer:
        "That is a fair question, and the analytics answer it with your own numbers: replies by score, with the counts beside them, so that you see when they are too few to say.",
      release: null,
    },
    employers: {
      question: "Can employers see my statistics?",
      answer: "No. They are for you alone.",
      release: null,
    },
    sees: {
      question: "Who can see my profile?",
      answer: "A profile is private and employers see it only when the user applies.",
      release:
        "Apply Now sends nothing: you apply where the job was posted, with what you choose to send. To help, an administrator can view the product as you do; each time is recorded.",
    },
    remove: {
      question: "How do I delete my account and data?",
      answer: "A user can delete their account and all data from account settings, which is irreversible.",
      release:
        "account settings are the entry Account in the user menu. Deleting takes effect at once, after you have typed your e-mail address; what you paid stays in the books, without your name.",
    },
    take: {
      question: "Can I take my data with me?",
      answer:
        "Yes. Account in the user menu has Download my data: one file with your profile, resumes, matches, applications, materials and payments.",
      release: null,
    },
    protected: {
      question: "How is my data protected?",
      answer:
        "It is encrypted in transit and at rest, access is limited to those who need it, and we collect as little as we can. The Privacy Policy has the details.",
      release: null,
    },
    sell: {
      question: "Do you sell my data?",
      answer: "No. It is not sold, rented or handed on.",
      release: null,
    },
    free: {
      question: "Can I use Northfold for free?",
      answer: "Yes, for as long as you like. The free plan has no end date and asks for no card.",
      release: null,
    },
    cancel: {
      question: "What happens when I cancel?",
      answer: "Cancelling keeps premium access until the end of the billing period, then the account reverts to free.",
      release:
        "nothing renews, so a paid month you leave alone ends on its date and the account is free again. Downgrade in the list of plans switches at once, after asking you.",
    },
    change: {
      question: "Can I change my plan later?",
      answer:
        "At any time, in either direction. Before anything changes you are told what you gain, what you give up, and from when.",
      release: null,
    },
    pay: {
      question: "How do I pay?",
      answer: "By card or PayPal, in US dollars. The pricing page compares the plans.",
      release: "payment is by PayPal, one month at a time.",
    },
    usedUp: {
      question: "What happens when my monthly matches are used up?",
      answer:
        "The matches you have stay, with everything in them. New ones are added next month, or as soon as you choose a plan without a limit.",
      release: null,
    },
  } satisfies Record<string, { question: string; answer: string; release: string | null }>,
};
