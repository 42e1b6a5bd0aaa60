import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that are short to read and long to run. */
const long = /\/tests\/(?:crash|start)\//;

/** Vitest's order, but the longest files first: started last, one of them would run alone at the end. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- a sequencer is not an array
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => long.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
