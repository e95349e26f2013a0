import type { Locator } from '@playwright/test'

/** Goes on with the Tab key until the focus is there. */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor()
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press('Tab')
  }
  throw new Error('the keyboard does not reach it')
}

/** Reaches it, and presses it with the Enter key. */
export async function press(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}
