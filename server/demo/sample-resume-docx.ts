import { AlignmentType, BorderStyle, Document, HeadingLevel, Packer, Paragraph, TabStopType, TextRun } from "docx";
import { SAMPLE_RESUME } from "./sample-resume.ts";

/** Real headings and bullets, so that it can go through the product's own upload. */
export async function makeSampleResumeDocx(): Promise<Buffer> {
  const resume = SAMPLE_RESUME;
  const document = new Document({
    title: `${resume.name} - ${resume.headline}`,
    creator: resume.name,
    styles: { default: { document: { run: { font: "Calibri", size: 22 } } } },
    sections: [
      {
        properties: { page: { margin: { top: 900, bottom: 900, left: 1000, right: 1000 } } },
        children: [
          new Paragraph({ text: resume.name, heading: HeadingLevel.TITLE, alignment: AlignmentType.LEFT }),
          plain(resume.headline, { bold: true }),
          plain(`${resume.city} | ${resume.email} | ${resume.phone}`),
          section("Summary"),
          plain(resume.summary),
          section("Skills"),
          ...resume.skills.map((skill) => labelled(skill.group, skill.names.join(", "))),
          section("Experience"),
          ...resume.jobs.flatMap((job) => [
            entry(job.title, `${job.start} - ${job.end}`),
            plain(`${job.employer} | ${job.city}`, { italics: true }),
            ...job.bullets.map(bullet),
          ]),
          section("Education"),
          ...resume.education.flatMap((study) => [
            entry(study.degree, study.year),
            plain(`${study.institution} | ${study.city}`, { italics: true }),
          ]),
          section("Certificates"),
          ...resume.certificates.map((certificate) => bullet(`${certificate.name}, ${certificate.year}`)),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

// The right edge of the text, in twentieths of a point.
const RIGHT_EDGE = 10_240;

function section(text: string): Paragraph {
  return new Paragraph({
    text,
    heading: HeadingLevel.HEADING_1,
    spacing: { before: 240, after: 80 },
    border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: "999999", space: 1 } },
  });
}

function entry(title: string, dates: string): Paragraph {
  return new Paragraph({
    heading: HeadingLevel.HEADING_2,
    spacing: { before: 160 },
    tabStops: [{ type: TabStopType.RIGHT, position: RIGHT_EDGE }],
    children: [new TextRun(title), new TextRun(`\t${dates}`)],
  });
}

function plain(text: string, style: { bold?: boolean; italics?: boolean } = {}): Paragraph {
  return new Paragraph({ children: [new TextRun({ text, ...style })], spacing: { after: 40 } });
}

function labelled(label: string, text: string): Paragraph {
  return new Paragraph({ children: [new TextRun({ text: `${label}: `, bold: true }), new TextRun(text)] });
}

function bullet(text: string): Paragraph {
  return new Paragraph({ text, bullet: { level: 0 } });
}
