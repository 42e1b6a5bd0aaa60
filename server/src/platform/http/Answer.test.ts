import { expect, it } from 'vitest';
import { readAnswer, writeAnswer } from './Answer.ts';

it.each([[[]], [['wallet/flow']], [['boxes/opening', 'wallet/flow']]])(
  'is read as it was written, with the topics %j',
  (touched) => {
    const answer = { envelope: '{"code":200,"msg":"a\\nb"}', touched };
    expect(readAnswer(writeAnswer(answer))).toEqual(answer);
  },
);
