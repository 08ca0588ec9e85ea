/**
 * Questions to the room, and the order of their answers.
 *
 * A page shows the answer that came last. So no answer may be older than what this page has done since it asked, or than
 * an answer to the same question that came before: then lists would lose what was just added to them.
 */

interface Question {
  /** How many of it are under way. */
  open: number;
  /** The number of the one that was asked last. */
  last: number;
  /** The number of the newest that is answered, and its answer. */
  answered: number;
  answer: unknown;
}

/** How often a question is put again, where one change after the other comes in between. */
const AGAIN_AT_MOST = 3;

let changes = 0;
const questions = new Map<string, Question>();

/** The room has carried out something that this page asked for. */
export function changed(): void {
  changes += 1;
}

/** Put a question, and put it again where something was changed before its answer came. */
export async function askInOrder<Answer>(path: string, ask: () => Promise<Answer>): Promise<Answer> {
  const question = questions.get(path) ?? { open: 0, last: 0, answered: 0, answer: undefined };
  questions.set(path, question);
  question.open += 1;
  const number = (question.last += 1);
  try {
    let before = changes;
    let answer = await ask();
    for (let again = 0; before !== changes && again < AGAIN_AT_MOST; again += 1) {
      before = changes;
      answer = await ask();
    }
    if (number < question.answered) return question.answer as Answer;
    question.answered = number;
    question.answer = answer;
    return answer;
  } finally {
    question.open -= 1;
    if (!question.open) questions.delete(path);
  }
}
