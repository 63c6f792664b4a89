import { splitQuestion } from "../../domain/interview-question.ts";
import type { Block } from "./resume-blocks.ts";
import type { InterviewView } from "../../domain/material-view.ts";
import { blockOf } from "./letter-blocks.ts";

const ANSWER = "Suggested Answer:";

export function guideBlocks(guide: InterviewView, title: string): Block[] {
  return [
    blockOf("title", [title]),
    ...questionBlocks("General Questions", guide.generalQuestions),
    ...questionBlocks("Technical Questions", guide.technicalQuestions),
    ...questionBlocks("Behavioral Questions", guide.behavioralQuestions),
    ...questionBlocks("Company-Specific Questions", guide.companyQuestions),
    ...listBlocks("Preparation Tips", guide.preparationTips),
    ...listBlocks("Key Strengths", guide.keyStrengths),
  ];
}

function questionBlocks(heading: string, questions: string[]): Block[] {
  if (questions.length === 0) return [];
  const blocks = questions.flatMap((text, index) => {
    const { question, answer } = splitQuestion(text);
    return [
      blockOf("entry", [`${index + 1}. ${question}`], { parted: index > 0 }),
      blockOf("text", [`${ANSWER} ${answer}`], { labelLength: ANSWER.length }),
    ];
  });
  return [blockOf("heading", [heading]), ...blocks];
}

function listBlocks(heading: string, items: string[]): Block[] {
  if (items.length === 0) return [];
  return [blockOf("heading", [heading]), ...items.map((item) => blockOf("bullet", [item], { marker: "•" }))];
}
