import { mergeConfig } from 'vite'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { createRandom } from '../../packages/core/test/random.ts'
import config from '../../vite.config.ts'

/**
 * A random order of the projects and, in each, of the files. Projects stay together: a process that goes from one to the
 * other would load every module again.
 */
class ShuffledProjects extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const random = createRandom(this.ctx.config.sequence.seed)
    const projects = new Map(this.ctx.projects.map(({ name }) => [name, random()]))
    const ranked = files
      .toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1))
      .map((file) => ({ file, group: projects.get(file.project.name) ?? 0, rank: random() }))
    return ranked.toSorted((a, b) => a.group - b.group || a.rank - b.rank).map(({ file }) => file)
  }
}

/** The unit tests in the order of `--sequence.seed`. */
export default mergeConfig(config, {
  test: { sequence: { shuffle: { tests: true }, sequencer: ShuffledProjects } },
})
