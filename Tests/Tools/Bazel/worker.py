"""A worker for a BuildGrid server with an execution service: worker.py ADDRESS NAME FOLDER

Fetches the inputs of each action into an empty folder below FOLDER, runs its command, and stores its outputs. BuildGrid has no
worker, and its execution service requires PostgreSQL, so `Scripts/test-bazel` does not start them.
"""
import contextlib, os, pathlib, subprocess, sys, tempfile, time

import grpc
from buildgrid._protos.build.bazel.remote.execution.v2 import remote_execution_pb2 as execution
from buildgrid._protos.google.devtools.remoteworkers.v1test2 import bots_pb2, bots_pb2_grpc
from buildgrid.server.client.cas import Downloader, Uploader

ACTIVE, COMPLETED = 2, 4
address, name, root = sys.argv[1:]
channel = grpc.insecure_channel(address)


def fetch(digest, message):
    with contextlib.closing(Downloader(channel, "")) as downloader:
        return downloader.get_message(digest, message)


def run(action):
    with tempfile.TemporaryDirectory(dir=root) as folder, contextlib.closing(Uploader(channel, "")) as uploader:
        command = fetch(action.command_digest, execution.Command())
        with contextlib.closing(Downloader(channel, "")) as downloader:
            downloader.download_directory(action.input_root_digest, folder)
        working = pathlib.Path(folder, command.working_directory)
        outputs = [*command.output_paths, *command.output_files, *command.output_directories]
        for path in outputs:
            (working / path).parent.mkdir(parents=True, exist_ok=True)
        environment = {variable.name: variable.value for variable in command.environment_variables}
        done = subprocess.run(list(command.arguments), cwd=working, env=environment, capture_output=True)
        result = execution.ActionResult(exit_code=done.returncode, stdout_raw=done.stdout, stderr_raw=done.stderr)
        for path in outputs:
            output = working / path
            if output.is_dir():
                result.output_directories.add(path=path, tree_digest=uploader.upload_tree(str(output), queue=False))
            elif output.is_file():
                result.output_files.add(path=path, digest=uploader.upload_file(str(output), queue=False),
                                        is_executable=os.access(output, os.X_OK))
        return result


os.makedirs(root, exist_ok=True)
bots = bots_pb2_grpc.BotsStub(channel)
session = bots_pb2.BotSession(bot_id=name, status=1)
session.worker.devices.add(handle="cpu")
session = bots.CreateBotSession(bots_pb2.CreateBotSessionRequest(bot_session=session))
while True:
    for lease in session.leases:
        if lease.state <= ACTIVE:
            action = execution.Action()
            lease.payload.Unpack(action)
            lease.result.Pack(run(action))
            lease.state = COMPLETED
    session = bots.UpdateBotSession(bots_pb2.UpdateBotSessionRequest(name=session.name, bot_session=session), timeout=60)
    if not session.leases:
        time.sleep(0.05)
