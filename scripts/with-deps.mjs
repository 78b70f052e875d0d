/**
 * `node scripts/with-deps.mjs COMMAND ARGS`: installs what is missing, then runs the command of an installed package
 * (or `node`) as if it had been typed: same folder, same input and output, same exit code, signals passed on.
 */
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { commandFile, ensureDependencies, root, stop } from './deps.mjs';

const [command, ...args] = process.argv.slice(2);
if (!command) stop('Usage: node scripts/with-deps.mjs COMMAND ARGS');
ensureDependencies();

const file = command === 'node' ? undefined : commandFile(command);
if (command !== 'node' && !file) stop(`No installed package brings a command named ${command}.`);

const child = spawn(process.execPath, file ? [file, ...args] : args, { cwd: root, stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => stop(`${command} could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(signal ? 128 + (constants.signals[signal] ?? 0) : (code ?? 1)));
