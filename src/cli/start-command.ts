/** Where the thread of a command begins: the rest is loaded once it is known how. */
import '../execution/threads/own-imports.ts';

await import('./command-thread.ts');
