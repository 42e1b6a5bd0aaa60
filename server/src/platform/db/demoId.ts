import { v5 as uuidv5 } from 'uuid';

const demoNamespace = '5d2f8a3e-6c0b-5b8e-9a41-2f7c1d0e6b93';

/** The id of a demo row, the same in every installation. */
export function demoId(name: string): string {
  return uuidv5(name, demoNamespace);
}
