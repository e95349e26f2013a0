import type { Locator } from '@playwright/test'

/** Presses the Tab key until the target has the focus. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error('the keyboard does not reach it')
}

/** Moves the focus to it, and presses the Enter key. */
export async function press(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}
