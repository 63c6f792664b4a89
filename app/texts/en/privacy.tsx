import { href } from "react-router";
import { BRAND } from "../../../server/domain/brand.ts";
import { InstallationNote, ReleaseNote } from "../../components/quiet-note.tsx";
import { PRIVACY_EMAIL } from "../../lib/contact-details.ts";

export const privacy = {
  title: "Privacy Policy",
  description:
    "What Northfold collects, why, how long it is kept, who sees it, and how to get it back or have it deleted.",
  lead: "A resume says more about a person than most files do. This is how we treat it.",
  binding: null as string | null,
  ourCommitments: "Our commitments",
  commitments: {
    encryption: {
      title: "Encryption in transit and at rest",
      text: "Your files are unreadable on the way to us and where they lie.",
    },
    minimal: {
      title: "Minimal data collection",
      text: "We ask for what the search for work needs, and for nothing else.",
    },
    sharing: {
      title: "No third-party sharing",
      text: "Your data is not sold, rented or handed on to others.",
    },
  },
  sections: {
    collected: {
      title: "Information We Collect",
      body: (
        <>
          <p>
            <strong>What you give us</strong>
          </p>
          <ul>
            <li>Account information: your name and your e-mail address, as your sign-in provider passes them on.</li>
            <li>
              Resume content: the files you upload and what is read from them, such as skills, experience and education.
            </li>
            <li>Job preferences: the titles, places, pay and ways of working you look for.</li>
            <li>Support communication: what you write to us, and our answers.</li>
          </ul>
          <p>
            <strong>What comes with using the service</strong>
          </p>
          <ul>
            <li>Usage data: which matches you see, which you apply to, which materials you make.</li>
            <li>Device information: the type of browser and device.</li>
            <li>IP address: to deliver pages and to keep abuse out.</li>
            <li>Cookies: to keep you signed in and to remember light or dark.</li>
          </ul>
          <ReleaseNote>
            there are only the cookies the service cannot do without, for the session, for one-time notices, for the
            choice of light or dark, for what the browser has of our style sheet and, where passwords are kept here, to
            tell a browser that signed in before from one that tries passwords. None of them follows you elsewhere, and
            there is no advertising or analytics script.
          </ReleaseNote>
        </>
      ),
    },
    use: {
      title: "How We Use Your Information",
      body: (
        <>
          <p>We use your information to</p>
          <ul>
            <li>read your resume and match it with job listings;</li>
            <li>draft the resumes, letters and interview preparation you ask for;</li>
            <li>show you how your search is going;</li>
            <li>answer you, and tell you about your account and changes that concern you;</li>
            <li>keep the service secure, and improve it with anonymized, aggregated figures;</li>
            <li>meet our legal duties.</li>
          </ul>
          <p>We do not use it for advertising, and we do not build profiles for anyone but you.</p>
        </>
      ),
    },
    sharing: {
      title: "Information Sharing",
      body: (
        <>
          <p>
            We do not sell or rent personal data, and we do not share it with third parties. An employer learns about
            you only when you apply. Three cases remain, which lie with you or with the law:
          </p>
          <ul>
            <li>with your consent, for the purpose you consented to;</li>
            <li>with providers who work on our instructions alone, such as hosting and payment, under contract;</li>
            <li>where the law requires it, and then no more than it requires.</li>
          </ul>
          <InstallationNote words="sharing" />
        </>
      ),
    },
    security: {
      title: "Data Security",
      body: (
        <>
          <ul>
            <li>AES-256 encryption at rest and TLS 1.3 in transit.</li>
            <li>Role-based access for staff, with multi-factor authentication.</li>
            <li>Security audits every quarter.</li>
            <li>Encrypted backups.</li>
          </ul>
          <p>
            If a breach affects your personal data, we notify you and the competent authorities within 72 hours of
            learning of it.
          </p>
          <ReleaseNote>
            sign-in is left to an identity provider, so no password is kept here, and session keys are stored as hashes
            only. Encryption at rest, certificates, backups, audits and access of staff are in the hands of whoever
            operates the server that this copy runs on.
          </ReleaseNote>
          <InstallationNote words="protection" />
          <InstallationNote words="access" />
        </>
      ),
    },
    rights: {
      title: "Your Rights",
      body: (
        <>
          <p>Wherever you live, you have the right to</p>
          <dl>
            <dt>Access and portability</dt>
            <dd>see the data we hold on you, and take it with you in a common format;</dd>
            <dt>Correction</dt>
            <dd>have wrong or incomplete data put right;</dd>
            <dt>Deletion</dt>
            <dd>have your data erased;</dd>
            <dt>Restriction</dt>
            <dd>have processing limited while a question is open;</dd>
            <dt>Objection</dt>
            <dd>object to processing that rests on our interests;</dd>
            <dt>Withdraw consent</dt>
            <dd>take back a consent at any time, with effect for the future.</dd>
          </dl>
          <ReleaseNote>
            the entry Account in the user menu holds Download my data and Delete account. What was read from a resume
            can be corrected where it is shown. For the other rights, write to us.
          </ReleaseNote>
        </>
      ),
    },
    ai: {
      title: "AI and Machine Learning",
      body: (
        <>
          <p>
            Software analyses your resume, scores how well it fits a listing, and drafts materials from it. Each score
            is shown with its parts and with the line of your resume it rests on. No decision with legal effect for you
            is made by it: whether you apply is up to you, whom to hire is up to employers.
          </p>
          <p>We do not train models on your resume unless you have agreed to it. Patterns learned are anonymized.</p>
          <ReleaseNote>
            reading and matching are done by {BRAND}’s own engine, and so is writing unless a language model is
            connected. No model is trained on your data.
          </ReleaseNote>
          <InstallationNote words="writer" />
        </>
      ),
    },
    retention: {
      title: "Data Retention",
      body: (
        <>
          <p>
            We keep your data as long as your account is open. Data of inactive accounts is deleted after 2 years. When
            you close your account, your personal data is deleted within 30 days. Where a law obliges us to keep
            something longer, such as invoices, we keep that alone.
          </p>
          <ReleaseNote>
            Delete account removes everything at once, but for the bare record of what was paid (date, plan, amount,
            PayPal’s numbers), which bookkeeping asks for and which leads to nobody here any more. Accounts that are
            merely inactive are not yet deleted by themselves.
          </ReleaseNote>
        </>
      ),
    },
    transfers: {
      title: "International Data Transfers",
      body: (
        <p>
          Your data may be processed in a country other than your own. Where that country protects data less strictly,
          we rely on safeguards that the law recognizes, such as standard contractual clauses, so that the protection of
          this policy goes with it.
        </p>
      ),
    },
    children: {
      title: "Children’s Privacy",
      body: (
        <p>
          {BRAND} is not for people under 16, and we do not knowingly collect their data. If you believe that somebody
          under 16 has given us data, please tell us, and we delete it.
        </p>
      ),
    },
    changes: {
      title: "Changes to This Policy",
      body: (
        <p>
          When we change this policy we give notice by email or in the service. Changes take effect 30 days after that
          notice. The date at the top says when it was last updated.
        </p>
      ),
    },
    contact: {
      title: "Contact Us",
      body: (
        <p>
          Write to <a href={`mailto:${PRIVACY_EMAIL}`}>{PRIVACY_EMAIL}</a>, or use the{" "}
          <a href={href("/contact")}>contact page</a>. Privacy inquiries are answered within 5 business days.
        </p>
      ),
    },
  },
};
