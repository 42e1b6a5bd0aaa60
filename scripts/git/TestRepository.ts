import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A git repository for one test. */
export class TestRepository {
  readonly root: string;

  private constructor(root: string) {
    this.root = root;
  }

  static async create(): Promise<TestRepository> {
    const repository = new TestRepository(await mkdtemp(join(tmpdir(), 'mcy-git-')));
    repository.git('init', '--quiet');
    return repository;
  }

  git(...command: readonly string[]): string {
    const who = ['-c', 'user.name=Test', '-c', 'user.email=test@mcy.vn', '-c', 'commit.gpgsign=false'];
    return spawnSync('git', [...who, ...command], { cwd: this.root, encoding: 'utf8' }).stdout.trim();
  }

  write(file: string, text: string): Promise<void> {
    return writeFile(join(this.root, file), text);
  }

  /** Returns the new commit's hash. */
  async commit(file: string, text: string): Promise<string> {
    await this.write(file, text);
    this.git('add', '.');
    this.git('commit', '--quiet', '--message', 'A change');
    return this.git('rev-parse', 'HEAD');
  }

  remove(): Promise<void> {
    return rm(this.root, { recursive: true });
  }
}
